/**
 * Group commit: works that come while another transaction is being synced share the next one, so that a sync is paid for once. Each has
 * a savepoint of its own: one that fails is undone by itself, while a disk that fails undoes them all.
 */
import { fail, ok, type Result } from '@hippodrome/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database.js';
import { gather } from '../gather.js';
import type { Schema } from '../schema.js';
import { writeProblem } from '../trouble.js';

type Work = (transaction: Transaction<Schema>) => Promise<unknown>;
type Answer = { readonly done: true; readonly value: unknown } | { readonly done: false; readonly reason: unknown };

/** So many works at most share a transaction: those who asked first are not to wait for a crowd. */
const MOST = 100;

export function sharedWrites(writer: Kysely<Schema>): Database['write'] {
  const ask = gather<Work, Answer>(
    (works) => writer.transaction().execute((transaction) => all(works, transaction)),
    MOST,
  );
  return async <T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<Result<T>> => {
    try {
      const answer = await ask(work);
      if (answer.done) return ok(answer.value as T);
      throw answer.reason;
    } catch (reason) {
      const problem = writeProblem(reason);
      if (problem === undefined) throw reason;
      return fail(problem);
    }
  };
}

async function all(works: readonly Work[], transaction: Transaction<Schema>): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const work of works) answers.push(await alone(work, transaction));
  return answers;
}

async function alone(work: Work, transaction: Transaction<Schema>): Promise<Answer> {
  await sql`savepoint work`.execute(transaction);
  try {
    const value = await work(transaction);
    await sql`release work`.execute(transaction);
    return { done: true, value };
  } catch (reason) {
    // The disk has undone more than this work, and the lot has to be told so.
    if (writeProblem(reason) !== undefined) throw reason;
    await sql`rollback to work`.execute(transaction);
    await sql`release work`.execute(transaction);
    return { done: false, reason };
  }
}
