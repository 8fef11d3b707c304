/**
 * The database behind all stores, be it SQLite in a file of this machine or PostgreSQL on a server: `openDatabase` chooses, and brings
 * the tables up to date. A store takes a `Database`, reads through `reads`, and writes through `write` only.
 *
 * A new store of something: its table in `schema.ts`, a step in `migration/`, and a file like `document-store.ts`; its tests run on
 * both databases, as `game-store.contract.ts` does.
 */
import { existsSync } from 'node:fs';
import { error, fail, type Result } from '@hippodrome/rules';
import type { Kysely, Transaction } from 'kysely';
import { readDatabaseLocation } from './location.js';
import { openPostgres } from './postgres/open.js';
import type { Schema } from './schema.js';
import { openSqlite } from './sqlite/open.js';

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * For reading. What a `write` has stored can be seen as soon as it is answered. With SQLite a query holds the program up while it runs:
   * have an index for it, and a limit. Rejects when the database cannot be reached.
   */
  readonly reads: Kysely<Schema>;
  /**
   * Everything that `work` does happens or nothing does, and has been synced to the disk when this resolves. Work should wait for nothing
   * but its queries, and touch nothing else: others wait behind it. Works that come together share one sync.
   *
   * @returns what `work` returns; codes: `store/cannot-write` when disk or server fail. If the connection breaks in the last moment the
   * work may have happened nevertheless: whoever repeats it has to find out. What `work` throws undoes it and rejects.
   */
  write<T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<Result<T>>;
  /** All tables as they are at one moment, in the order of `TABLES`, some rows at a time. Nobody who writes has to wait. */
  snapshot(): AsyncIterable<SomeRows>;
  /** Waits for what is under way; whoever wants to write after that gets `store/cannot-write`. */
  close(): Promise<void>;
}

/** What a column can hold. */
export type Value = string | number | null;

export interface SomeRows {
  readonly table: string;
  readonly columns: readonly string[];
  /** Values in the order of the columns. */
  readonly rows: readonly (readonly Value[])[];
}

export interface OpenOptions {
  /** Whether a file that is not there is a problem, and not a beginning. */
  readonly mustExist?: boolean;
}

/**
 * @param url `DATABASE_URL`
 * @param dataFolder `HIPPODROME_DATA`, made when it is not there
 * @returns codes: `store/bad-url`, `store/no-database`, `store/cannot-open`, `store/cannot-write`, `store/newer-schema`, `store/not-durable`
 */
export async function openDatabase(
  url: string | undefined,
  dataFolder: string,
  { mustExist = false }: OpenOptions = {},
): Promise<Result<Database>> {
  const location = readDatabaseLocation(url, dataFolder);
  if (!location.ok) return location;
  if (mustExist && location.value.kind === 'sqlite' && !existsSync(location.value.file)) {
    const message = `there is no database ${location.value.file}; HIPPODROME_DATA and DATABASE_URL say where it is`;
    return fail(error('store/no-database', message));
  }
  return location.value.kind === 'sqlite' ? openSqlite(location.value.file) : openPostgres(location.value.url);
}
