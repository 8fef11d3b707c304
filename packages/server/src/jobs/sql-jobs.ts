/**
 * Jobs as rows of a table. Whoever runs one holds a lease on it: a token that nobody else has, and a time until which it counts. A lease
 * that has run out belongs to a worker that died, so that the job is free again. The clocks of all workers should agree within seconds.
 */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { JobTable, Schema } from '../store/schema.js';

export type JobRow = Selectable<JobTable>;
export type NewJob = Pick<
  JobRow,
  'kind' | 'id' | 'payload' | 'priority' | 'not_before' | 'place' | 'attempts' | 'every'
>;

/** A run of a job, by whoever has the lease. */
export interface Lease {
  readonly kind: string;
  readonly id: string;
  readonly token: string;
}

type Writer = Transaction<Schema>;
/** What `write` of a database is given. */
export type Work<T> = (db: Writer) => Promise<T>;

const FRESH = { attempt: 0, deaths: 0, cancelled: 0, progress: null } as const;
const FREE = { lease: null, lease_until: null } as const;

export async function insertJob(db: Writer, job: NewJob): Promise<void> {
  await db
    .insertInto('job')
    .values({ ...job, ...FRESH, ...FREE })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
    .execute();
}

/** A job that recurs: changed if it is there, due at once if it is not or its interval is another one. */
export async function upsertRecurring(db: Writer, job: NewJob): Promise<void> {
  await db
    .insertInto('job')
    .values({ ...job, ...FRESH, ...FREE })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'id']).doUpdateSet({
        payload: (eb) => eb.ref('excluded.payload'),
        every: (eb) => eb.ref('excluded.every'),
        not_before: sql`case when job.every = excluded.every then job.not_before else excluded.not_before end`,
      }),
    )
    .execute();
}

export async function isAnyDue(db: Kysely<Schema>, kind: string, now: number): Promise<boolean> {
  const row = await db.selectFrom('job').select('id').where(isDue(kind, now)).limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes leases on jobs that are due, first things first. Several who ask at once may come to the same jobs; only one gets each, because the
 * condition is looked at again when the row is changed.
 */
export async function takeDue(
  db: Writer,
  kind: string,
  { now, until, token, most }: { now: number; until: number; token: string; most: number },
): Promise<readonly JobRow[]> {
  const rows = await db
    .updateTable('job')
    .set({
      // The id makes tokens of jobs that are taken together differ.
      lease: sql`${token} || '/' || id`,
      lease_until: until,
      deaths: sql`deaths + case when lease_until is null then 0 else 1 end`,
    })
    .where('kind', '=', kind)
    .where('id', 'in', (eb) =>
      eb.selectFrom('job').select('id').where(isDue(kind, now)).orderBy('priority').orderBy('place').limit(most),
    )
    .where(isDue(kind, now))
    .returningAll()
    .execute();
  return rows.toSorted((a, b) => a.priority - b.priority || a.place - b.place);
}

/** @returns the leases that still hold, and whether their jobs were cancelled meanwhile */
export async function renew(
  db: Writer,
  tokens: readonly string[],
  until: number,
): Promise<readonly { readonly lease: string | null; readonly cancelled: number }[]> {
  return db
    .updateTable('job')
    .set({ lease_until: until })
    .where('lease', 'in', tokens)
    .returning(['lease', 'cancelled'])
    .execute();
}

/** The first time after `now` at which a recurring job is due. Numbers reach SQLite as fractions, and are cut by hand. */
const nextTime = (now: number) => sql<number>`not_before + every * (1 + cast((${now} - not_before) / every as bigint))`;

/** The job has run, or never will: it is gone, or waits for its next time. */
export async function finish(db: Writer, lease: Lease, now: number): Promise<void> {
  await db
    .updateTable('job')
    .set({ ...FRESH, ...FREE, not_before: nextTime(now) })
    .where(isHeld(lease))
    .where('every', 'is not', null)
    .execute();
  await db.deleteFrom('job').where(isHeld(lease)).execute();
}

/** The job waits again, having failed `attempt` times, until `notBefore` unless that is left out. */
export async function giveBack(
  db: Writer,
  lease: Lease,
  { attempt, notBefore }: { readonly attempt?: number; readonly notBefore?: number } = {},
): Promise<void> {
  await db
    .updateTable('job')
    .set({
      ...FREE,
      progress: null,
      ...(attempt !== undefined && { attempt }),
      ...(notBefore !== undefined && { not_before: notBefore }),
    })
    .where(isHeld(lease))
    .execute();
}

export async function setProgress(db: Writer, lease: Lease, progress: string): Promise<void> {
  await db.updateTable('job').set({ progress }).where(isHeld(lease)).execute();
}

/** @returns undefined when there is no such job, else the lease of whoever runs it, if anybody does */
export async function cancelJob(
  db: Writer,
  kind: string,
  id: string,
  now: number,
): Promise<{ readonly lease: string | null } | undefined> {
  const gone = await db
    .deleteFrom('job')
    .where(isIdle(kind, id, now))
    .returning('lease')
    .executeTakeFirst();
  if (gone !== undefined) return { lease: null };
  return db
    .updateTable('job')
    .set({ cancelled: 1 })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returning('lease')
    .executeTakeFirst();
}

/** A run that is under way goes on. */
export async function stopRecurring(db: Writer, kind: string, id: string, now: number): Promise<void> {
  await db
    .deleteFrom('job')
    .where(isIdle(kind, id, now))
    .execute();
  await db.updateTable('job').set({ every: null }).where('kind', '=', kind).where('id', '=', id).execute();
}

const isDue = (kind: string, now: number) =>
  sql<boolean>`kind = ${kind} and not_before <= ${now} and (lease_until is null or lease_until < ${now})`;

const isIdle = (kind: string, id: string, now: number) =>
  sql<boolean>`kind = ${kind} and id = ${id} and (lease_until is null or lease_until < ${now})`;

const isHeld = ({ kind, id, token }: Lease) => sql<boolean>`kind = ${kind} and id = ${id} and lease = ${token}`;
