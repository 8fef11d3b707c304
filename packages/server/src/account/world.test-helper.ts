/** A world for accounts: tables in memory, a clock that stands until it is moved, limits that count, and a mail box. */
import { expectOk, ok } from '@hippodrome/rules';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Mail } from '../mail/mailer.js';
import { createAccountStore } from '../store/account/account-store.js';
import { migrate } from '../store/migrate.js';
import type { Schema } from '../store/schema.js';
import type { AccountStore } from './account-store.js';
import type { AccountContext } from './context.js';
import { memoryAttempts } from './memory-attempts.js';
import { createPasswords } from './password.js';
import type { GameCounts, PlayRecord } from './play-record.js';

export interface World {
  readonly context: AccountContext;
  readonly store: AccountStore;
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
  const store = await memoryStore();
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
    attempts: memoryAttempts(now),
    mail: canMail ? { mailer, baseUrl: BASE_URL } : undefined,
    record,
    now,
  };
  return {
    context,
    store,
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

/** The store as it is, on a database that is gone when the test ends. */
async function memoryStore(): Promise<AccountStore> {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new SQLite(':memory:') }) });
  expectOk(await migrate(db));
  return createAccountStore({
    kind: 'sqlite',
    reads: db,
    write: async (work) => ok(await db.transaction().execute(work)),
    close: () => db.destroy(),
  });
}
