/**
 * What a database says when it cannot do its work: the disk is full, the server is away, somebody else holds the lock for too long. These
 * are nobody's mistake and pass, so that they become values. Everything else a database says is a fault of ours.
 */
import { error, type Problem } from '@hippodrome/rules';

/** Beginnings of SQLite's result codes. */
const SQLITE = {
  SQLITE_FULL: 'the disk is full',
  SQLITE_IOERR: 'the disk reports errors',
  SQLITE_BUSY: 'another program has held the database for too long',
  SQLITE_READONLY: 'the database may not be written to',
  SQLITE_CANTOPEN: 'the database file cannot be opened',
  SQLITE_CORRUPT: 'the database file is damaged',
  SQLITE_NOTADB: 'the file is not a database',
};

/** Beginnings of the five-character codes of the SQL standard, and of those that PostgreSQL added to it. */
const POSTGRES = {
  '08': 'the connection to the database broke',
  '25006': 'the database may not be written to',
  '28': 'the database refused name or password',
  '3D': 'there is no such database',
  '42501': 'the database refused: it lacks a right',
  '40': 'the transaction collided with others',
  '53': 'the database server lacks space, memory or connections',
  '55P03': 'another program has held the database for too long',
  '57': 'the database server is shutting down or starting',
  '58': 'the disk of the database server reports errors',
};

/** What the operating system says of connections. */
const CONNECTION = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EPIPE',
  'ENOENT',
];

/** How the driver of PostgreSQL says, without any code, that a connection has gone. */
const GONE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** @returns `store/cannot-write`, or undefined when what was thrown is a fault of ours */
export function writeProblem(reason: unknown): Problem | undefined {
  const cause = causeOf(reason);
  if (cause === undefined) return undefined;
  return error('store/cannot-write', `nothing was stored: ${cause}`);
}

/** Why the database could not do its work, in words. */
export function causeOf(reason: unknown): string | undefined {
  if (!(reason instanceof Error)) return undefined;
  const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : '';
  const words = inWords(code, code.startsWith('SQLITE_') ? SQLITE : POSTGRES);
  if (words !== undefined) return words;
  return CONNECTION.includes(code) || GONE.test(reason.message) ? 'the database server cannot be reached' : undefined;
}

function inWords(code: string, words: Readonly<Record<string, string>>): string | undefined {
  if (code === '') return undefined;
  return Object.entries(words).find(([beginning]) => code.startsWith(beginning))?.[1];
}
