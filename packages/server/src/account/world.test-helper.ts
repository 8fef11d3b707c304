/** A world for accounts: tables in memory, a clock that stands until it is moved, limits that count, and a mail box. */
import { expectOk, ok } from '@hippodrome/rules';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { ALLOWED, refuse } from '../limits/limits.js';
import type { Mail } from '../mail/mailer.js';
import { createAccountStore } from '../store/account/account-store.js';
import type { Database } from '../store/database.js';
import { migrate } from '../store/migrate.js';
import type { Schema } from '../store/schema.js';
import type { AccountStore } from './account-store.js';
import type { Attempts } from './attempts.js';
import type { AccountContext } from './context.js';
import { createPasswords } from './password.js';
import type { GameCounts, PlayRecord } from './play-record.js';

export interface World {
  readonly context: AccountContext;
  readonly store: AccountStore;
  readonly database: Database;
  readonly mails: Mail[];
  /** Games of accounts, as tests set them. */
  readonly counts: Map<string, GameCounts>;
  /** Moves the clock. */
  pass(milliseconds: number): void;
  /** The token in the last mail; waits for one when the box is empty. */
  mailedToken(): Promise<string>;
}

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const CHEAP = { logN: 1, r: 1, p: 1 };
export const BASE_URL = 'https://chess.example';

export async function createWorld({ canMail = true }: { readonly canMail?: boolean } = {}): Promise<World> {
  const database = await memoryDatabase();
  const store = createAccountStore(database);
  const mails: Mail[] = [];
  const counts = new Map<string, GameCounts>();
  let time = 1_800_000_000_000;
  const now = () => time;
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail);
      return true;
    },
    close: () => undefined,
  };
  const record: PlayRecord = {
    ratings: async () => [],
    counts: async (id) => counts.get(id) ?? { finished: 0, running: 0 },
    games: async (id) => (counts.has(id) ? [{ game: 'one' }] : []),
  };
  const context: AccountContext = {
    store,
    passwords: createPasswords(CHEAP),
    attempts: countAttempts(now),
    mail: canMail ? { mailer, baseUrl: BASE_URL } : undefined,
    record,
    now,
  };
  return {
    context,
    store,
    database,
    mails,
    counts,
    pass: (milliseconds) => {
      time += milliseconds;
    },
    async mailedToken() {
      for (let turn = 0; turn < 1000 && mails.length === 0; turn++) await new Promise(setImmediate);
      return /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    },
  };
}

/** The tables as they are, in memory. */
async function memoryDatabase(): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new SQLite(':memory:') }) });
  expectOk(await migrate(db));
  return {
    kind: 'sqlite',
    reads: db,
    write: async (work) => ok(await db.transaction().execute(work)),
    snapshot: () => {
      throw new Error('nobody makes a backup of it');
    },
    close: () => db.destroy(),
  };
}

/** Counts as the limits of the server do, by the clock of the world. */
function countAttempts(now: () => number): Attempts {
  const counts = new Map<string, { readonly until: number; taken: number }>();
  return {
    async take({ name, points, seconds }, key) {
      const id = `${name} ${key}`;
      const known = counts.get(id);
      const count = known !== undefined && known.until > now() ? known : { until: now() + seconds * 1000, taken: 0 };
      counts.set(id, count);
      count.taken += 1;
      return count.taken > points ? refuse(count.until - now()) : ALLOWED;
    },
    async forgive({ name }, key) {
      counts.delete(`${name} ${key}`);
    },
  };
}
