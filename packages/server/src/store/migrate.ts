/**
 * Brings the tables of a database up to date. All steps that are missing happen in one transaction, and one process at a time: when
 * several start at once, one of them does it and the others find it done.
 */
import { error, fail, ok, type Problem, type Result } from '@hippodrome/rules';
import { type Kysely, Migrator } from 'kysely';
import { MIGRATIONS } from './migration/list.js';
import type { Schema } from './schema.js';
import { writeProblem } from './trouble.js';

/** @param target the last step to take; all of them when it is left out */
export async function migrate(db: Kysely<Schema>, target?: string): Promise<Result<undefined>> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error: reason } = await (target === undefined ? migrator.migrateToLatest() : migrator.migrateTo(target));
  if (reason === undefined) return ok(undefined);
  const problem = writeProblem(reason) ?? newerSchema(reason);
  if (problem === undefined) throw reason;
  return fail(problem);
}

/** The library tells only in words that the database has had steps which this program does not know. */
function newerSchema(reason: unknown): Problem | undefined {
  if (!(reason instanceof Error) || !reason.message.startsWith('corrupted migrations')) return undefined;
  const message = 'the database was made by a newer Hippodrome, or by another program: this one would spoil it';
  return error('store/newer-schema', message);
}
