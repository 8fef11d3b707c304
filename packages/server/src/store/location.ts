/** Which database to use, as the environment says: `DATABASE_URL`, or else a file in the data folder. */
import { join } from 'node:path';
import { error, fail, ok, type Result } from '@hippodrome/rules';

export type DatabaseLocation =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

const FILE = 'hippodrome.sqlite';
const FORMS = 'it must be sqlite:/path/of/a/file or postgres://user:password@host:5432/database';
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** The folder of everything that is kept on this machine, as `HIPPODROME_DATA` has it. */
export function readDataFolder(environment: Readonly<Record<string, string | undefined>>): string {
  return environment.HIPPODROME_DATA?.trim() || 'data';
}

/**
 * An empty variable counts as one that is not set. Messages never quote the address, which may hold a password.
 * @param dataFolder where the file is when nothing is said
 * @returns codes: `store/bad-url`
 */
export function readDatabaseLocation(url: string | undefined, dataFolder: string): Result<DatabaseLocation> {
  const text = url?.trim() ?? '';
  if (text === '') return ok({ kind: 'sqlite', file: join(dataFolder, FILE) });
  const scheme = SCHEME.exec(text)?.[0].toLowerCase() ?? '';
  switch (scheme) {
    case 'sqlite:':
      return readFile(text);
    case 'postgres:':
    case 'postgresql:':
      return readPostgres(text, scheme.length);
    case '':
      return bad(`begins with no kind of database; ${FORMS}`, 1);
    default:
      return bad(`begins with ${scheme}, a kind of database that is not supported; ${FORMS}`, 1);
  }
}

/** `sqlite:/a/file`, `sqlite:///a/file`, and `sqlite:a/file` from the folder the program was started in. */
function readFile(text: string): Result<DatabaseLocation> {
  const scheme = 'sqlite:'.length;
  const rest = text.slice(scheme);
  const path = rest.startsWith('//') ? rest.slice(2) : rest;
  if (path === '' || path.endsWith('/')) return bad(`names no file; ${FORMS}`, text.length + 1);
  const odd = path.search(/[\0?#]/);
  if (odd >= 0)
    return bad('has a character that cannot stand in the path of a file', text.length - path.length + odd + 1);
  if (rest.startsWith('//') && !path.startsWith('/')) {
    return bad('names a machine, but SQLite reads files of this one; write sqlite:/path', scheme + 1);
  }
  return ok({ kind: 'sqlite', file: path });
}

function readPostgres(text: string, scheme: number): Result<DatabaseLocation> {
  if (!URL.canParse(text) || !text.slice(scheme).startsWith('//')) {
    return bad(`cannot be read as an address; ${FORMS}`, scheme + 1);
  }
  const { pathname, hostname, searchParams } = new URL(text);
  const names = [decoded(pathname.slice(1)), decoded(hostname)];
  if (names.includes(undefined)) return bad('has a % that no two digits follow', text.indexOf('%') + 1);
  if (names[0] === '') return bad(`names no database behind the host; ${FORMS}`, text.length + 1);
  if (hostname === '' && !searchParams.has('host')) return bad(`names no host; ${FORMS}`, scheme + 3);
  return ok({ kind: 'postgres', url: text });
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function bad(what: string, column: number): Result<never> {
  return fail(error('store/bad-url', `DATABASE_URL ${what}`, { line: 1, column }));
}
