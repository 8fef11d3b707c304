/** The statements by themselves, at times that we make up: workers that take, renew, fail, finish, or are never heard of again. */
import { expectOk } from '@hippodrome/rules';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFile } from '../../test-support/sqlite.js';
import type { Database } from '../store/database.js';
import { openSqlite } from '../store/sqlite/open.js';
import {
  cancelJob,
  finish,
  giveBack,
  insertJob,
  type JobRow,
  type Lease,
  renew,
  takeDue,
  type Work,
} from './sql-jobs.js';

const KIND = 'kind';
const LEASE = 10;

async function open(): Promise<Database> {
  const database = expectOk(await openSqlite(temporaryFile()));
  onTestFinished(() => database.close());
  return database;
}

const job = (id: string, place: number, fields: Partial<JobRow> = {}) => ({
  kind: KIND,
  id,
  payload: '0',
  priority: 0,
  not_before: 0,
  place,
  attempts: 1,
  every: null,
  ...fields,
});
const leaseOf = (row: JobRow): Lease => ({ kind: row.kind, id: row.id, token: row.lease ?? '' });

type Step = {
  readonly type: 'add' | 'cancel' | 'take' | 'finish' | 'fail' | 'renew' | 'die' | 'wait';
  readonly which: number;
};

const step: fc.Arbitrary<Step> = fc.record({
  type: fc.constantFrom('add', 'add', 'cancel', 'take', 'take', 'finish', 'fail', 'renew', 'die', 'wait'),
  which: fc.nat(11),
});

it('runs every job to success that nobody cancelled, and none twice at a time, whoever dies', async () => {
  const database = await open();
  const write = async <T>(work: Work<T>): Promise<T> => expectOk(await database.write(work));
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const kind = `kind-${round++}`;
      let now = 1000;
      let place = 0;
      /** Leases that we hold, and when they run out. */
      const held = new Map<string, { lease: Lease; until: number }>();
      const [added, cancelled, done] = [new Set<string>(), new Set<string>(), new Set<string>()];

      const take = async () => {
        const until = now + LEASE;
        const token = `t${place++}`;
        for (const row of await write((db) => takeDue(db, kind, { now, until, token, most: 2 }))) {
          for (const { lease, until } of held.values()) expect(lease.id === row.id && until >= now).toBe(false);
          expect(done.has(row.id)).toBe(false);
          const lease = leaseOf(row);
          if (row.cancelled === 1) await write((db) => finish(db, lease, now));
          else held.set(lease.token, { lease, until });
        }
      };
      /** Whether the work counts: nobody may have taken it over. */
      const complete = async ({ lease }: { lease: Lease }) => {
        held.delete(lease.token);
        await write((db) => finish(db, lease, now));
        const row = await database.reads
          .selectFrom('job')
          .select('id')
          .where('kind', '=', kind)
          .where('id', '=', lease.id)
          .executeTakeFirst();
        if (row === undefined) done.add(lease.id);
      };
      const pick = (which: number) => [...held.values()][which % Math.max(1, held.size)];

      for (const { type, which } of steps) {
        const id = `job-${which}`;
        const chosen = pick(which);
        now++;
        if (type === 'add' && !added.has(id)) {
          added.add(id);
          await write((db) => insertJob(db, job(id, place++, { kind, priority: which % 3, not_before: now + which })));
        } else if (type === 'cancel') {
          const found = await write((db) => cancelJob(db, kind, id, now));
          if (found !== undefined) cancelled.add(id);
          expect(found === undefined || (added.has(id) && !done.has(id))).toBe(true);
        } else if (type === 'take') await take();
        else if (type === 'wait') now += which;
        else if (chosen === undefined) continue;
        else if (type === 'finish') await complete(chosen);
        else if (type === 'fail') {
          held.delete(chosen.lease.token);
          await write((db) => giveBack(db, chosen.lease, { attempt: 1, notBefore: now + which }));
        } else if (type === 'die') held.delete(chosen.lease.token);
        else if (chosen.until >= now) {
          const rows = await write((db) => renew(db, [chosen.lease.token], now + LEASE));
          if (rows.length > 0) held.set(chosen.lease.token, { ...chosen, until: now + LEASE });
        }
      }
      for (let i = 0; i < 40; i++) {
        now += LEASE + 2;
        await take();
        for (const run of held.values()) await complete(run);
      }
      const missing = [...added].filter((id) => !cancelled.has(id) && !done.has(id));
      expect(missing).toEqual([]);
      expect(await database.reads.selectFrom('job').selectAll().where('kind', '=', kind).execute()).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

it('has nobody end, or give back, a job that another has taken over', async () => {
  const database = await open();
  const write = async <T>(work: Work<T>): Promise<T> => expectOk(await database.write(work));
  await write((db) => insertJob(db, job('a', 1)));
  const take = (now: number, token: string) =>
    write((db) => takeDue(db, KIND, { now, until: now + LEASE, token, most: 1 }));
  const [first] = await take(0, 'first');
  expect(await take(LEASE, 'early')).toEqual([]);
  const [second] = await take(LEASE + 1, 'second');
  expect(second).toMatchObject({ id: 'a', deaths: 1 });
  if (first === undefined) throw new Error('nothing was taken');
  expect(await write((db) => renew(db, [leaseOf(first).token], 100))).toEqual([]);
  await write((db) => giveBack(db, leaseOf(first)));
  await write((db) => finish(db, leaseOf(first), 20));
  expect(await database.reads.selectFrom('job').select('lease').execute()).toEqual([{ lease: second?.lease }]);
});

it('has a job that recurs wait for its next time, and does not make up for those that passed', async () => {
  const database = await open();
  const write = async <T>(work: Work<T>): Promise<T> => expectOk(await database.write(work));
  await write((db) => insertJob(db, job('~a', 1, { every: 100, not_before: 50 })));
  const take = async (now: number) => {
    const [row] = await write((db) => takeDue(db, KIND, { now, until: now + LEASE, token: 't', most: 1 }));
    if (row !== undefined) await write((db) => finish(db, leaseOf(row), now));
    return (await database.reads.selectFrom('job').select('not_before').executeTakeFirst())?.not_before;
  };
  expect(await take(49)).toBe(50);
  expect(await take(50)).toBe(150);
  expect(await take(149)).toBe(150);
  expect(await take(475)).toBe(550);
});
