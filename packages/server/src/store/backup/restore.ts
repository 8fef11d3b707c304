/**
 * Puts a backup in the place of everything that is stored, in one transaction: the tables are made anew as they were when the backup was
 * made, filled, and then brought up to date as any database of that age would be.
 */
import { error, fail, type Result } from '@hippodrome/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database, Value } from '../database.js';
import { MIGRATIONS } from '../migration/list.js';
import { type Schema, TABLES } from '../schema.js';
import { BackupFault, readBackup } from './format.js';

export interface RestoreOptions {
  /** Whether what is stored already may go. */
  readonly force?: boolean;
}

/** What the tables were like when the backup was made is for the steps of migration to know. */
type AnyTables = Record<string, Record<string, Value>>;

/** Databases take so many values at most in one statement, with room to spare. */
const MOST_VALUES = 10_000;

/**
 * The server should not be running: it would go on with games that it remembers. Rejects when the file cannot be read.
 * @returns how many rows there are now; codes: `backup/not-a-backup`, `backup/newer`, `backup/damaged`, `backup/not-empty`,
 * `store/cannot-write`; then nothing has changed
 */
export async function restore(
  database: Database,
  path: string,
  { force = false }: RestoreOptions = {},
): Promise<Result<{ readonly rows: number }>> {
  try {
    // The whole file is looked at before anything is touched.
    for await (const line of readBackup(path)) if (line.type === 'header') stepsUpTo(line.migration);
    return await database.write(async (transaction) => {
      if (!force && (await holdsAnything(transaction))) {
        const message = 'the database holds something already, which would be lost; --force replaces it';
        throw new BackupFault(error('backup/not-empty', message));
      }
      return { rows: await replaceAll(transaction, path) };
    });
  } catch (reason) {
    if (!(reason instanceof BackupFault)) throw reason;
    return fail(reason.problem);
  }
}

async function holdsAnything(transaction: Transaction<Schema>): Promise<boolean> {
  for (const table of TABLES) {
    const row = await transaction
      .selectFrom(table)
      .select(({ lit }) => lit(1).as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

async function replaceAll(transaction: Transaction<Schema>, path: string): Promise<number> {
  const db = transaction as unknown as Kysely<AnyTables>;
  for (const table of [...TABLES].reverse()) await db.schema.dropTable(table).execute();
  let rows = 0;
  let later: readonly string[] = [];
  let table = '';
  let columns: readonly string[] = [];
  let waiting: Record<string, Value>[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await db.insertInto(table).values(waiting).execute();
    waiting = [];
  };
  for await (const line of readBackup(path)) {
    switch (line.type) {
      case 'header': {
        const steps = stepsUpTo(line.migration);
        await take(db, steps);
        later = namesOfSteps().slice(steps.length);
        break;
      }
      case 'table':
        await flush();
        ({ table, columns } = line);
        break;
      case 'row':
        waiting.push(Object.fromEntries(columns.map((column, index) => [column, line.values[index] ?? null])));
        rows += 1;
        if ((waiting.length + 1) * columns.length > MOST_VALUES) await flush();
    }
  }
  await flush();
  await take(db, later);
  return rows;
}

function namesOfSteps(): readonly string[] {
  return Object.keys(MIGRATIONS).sort();
}

function stepsUpTo(last: string): readonly string[] {
  const names = namesOfSteps();
  const index = names.indexOf(last);
  if (index >= 0) return names.slice(0, index + 1);
  const message = `the backup was made by a newer Hippodrome (${JSON.stringify(last.slice(0, 60))}): restore it with that one`;
  throw new BackupFault(error('backup/newer', message, { line: 1, column: 1 }));
}

async function take(db: Kysely<AnyTables>, steps: readonly string[]): Promise<void> {
  for (const step of steps) await MIGRATIONS[step]?.up(db);
}
