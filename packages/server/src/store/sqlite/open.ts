/** SQLite in a file: one thread that writes, and a connection for reading that never waits for it. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { error, fail, ok, type Result } from '@hippodrome/rules';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { closable } from '../closable.js';
import type { Database, SomeRows, Value } from '../database.js';
import { migrate } from '../migrate.js';
import { type Schema, TABLES } from '../schema.js';
import { causeOf } from '../trouble.js';
import { writerDialect } from './dialect.js';
import { sharedWrites } from './shared-writes.js';
import { startWriter } from './thread.js';

/** Rows that are read at a time for a snapshot. */
const SOME = 500;

/**
 * @param file made when it is not there, with its folder
 * @param target the last step of migration to take, for tests and for backups; all of them when it is left out
 */
export async function openSqlite(file: string, target?: string): Promise<Result<Database>> {
  const thread = startWriter(file);
  const writer = new Kysely<Schema>({ dialect: writerDialect(thread) });
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    await thread.ask('open');
    const migrated = await migrate(writer, target);
    if (migrated.ok) return ok(database(file, writer));
    await writer.destroy();
    return migrated;
  } catch (reason) {
    await thread.close();
    const cause = causeOf(reason) ?? folderTrouble(reason);
    if (cause === undefined) throw reason;
    return fail(error('store/cannot-open', `the database ${file} cannot be opened: ${cause}`));
  }
}

function database(file: string, writer: Kysely<Schema>): Database {
  const reads = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Sqlite(file, { readonly: true }) }) });
  return {
    kind: 'sqlite',
    reads,
    ...closable(sharedWrites(writer), async () => {
      await reads.destroy();
      await writer.destroy();
    }),
    snapshot: () => snapshot(file),
  };
}

/** A transaction that reads sees the moment of its first statement for as long as it lasts. */
async function* snapshot(file: string): AsyncGenerator<SomeRows> {
  const connection = new Sqlite(file, { readonly: true });
  try {
    connection.exec('begin');
    for (const table of TABLES) {
      const statement = connection.prepare(`select * from "${table}"`).raw();
      const columns = statement.columns().map(({ name }) => name);
      let rows: Value[][] = [];
      for (const row of statement.iterate()) {
        rows.push(row as Value[]);
        if (rows.length < SOME) continue;
        yield { table, columns, rows };
        rows = [];
      }
      yield { table, columns, rows };
    }
  } finally {
    connection.close();
  }
}

/** What the operating system says of a folder that cannot be made. */
function folderTrouble(reason: unknown): string | undefined {
  if (!(reason instanceof Error) || !('syscall' in reason)) return undefined;
  return `its folder cannot be made (${reason.message})`;
}
