/** What the port promises, for every queue that there is. `here` and `there` are the ends of two processes over one store. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expectOk } from '@hippodrome/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type JobHandler, type JobQueue, type JobRun, type JobTimes, LONGEST_PAYLOAD } from './job-queue.js';

export interface JobWorld {
  readonly here: JobQueue;
  readonly there: JobQueue;
  /** What both reported so far. */
  readonly reported: unknown[];
  /** Another end, of its own. */
  open(): JobQueue;
  /** Where the store is, as `test-support/job-worker.mjs` has it: kind of store, place, prefix. */
  readonly place: readonly [string, string, string];
  stop(): Promise<void>;
}

/** Leases are long enough for a machine that is busy with something else. */
export const TEST_TIMES: JobTimes = { lease: 1500, backoff: 20, poll: 20, grace: 2000 };
const WORKER = fileURLToPath(new URL('../../test-support/job-worker.mjs', import.meta.url));
const SOON = { timeout: 15_000, interval: 5 };

let counter = 0;
/** Kinds have no digits. */
const freshKind = (): string => `kind-${[...String(counter++)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(new Error('aborted'));
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

export function jobContract(name: string, start: () => Promise<JobWorld>, startLimit = 30_000): void {
  describe(`jobs in ${name}`, () => {
    let world: JobWorld;
    beforeAll(async () => {
      world = await start();
    }, startLimit);
    afterAll(() => world.stop(), 30_000);
    beforeEach(() => {
      world.reported.length = 0;
    });

    const work = (queue: JobQueue, kind: string, handler: JobHandler, concurrency = 1) => {
      const stop = queue.work(kind, handler, { concurrency });
      onTestFinished(stop);
      return stop;
    };
    const add = async (...[kind, payload, options]: Parameters<JobQueue['add']>) =>
      expectOk(await world.here.add(kind, payload, options));
    const isGone = (kind: string, id: string) =>
      vi.waitFor(async () => expect(expectOk(await world.here.find(kind, id))).toBeUndefined(), SOON);

    it('runs what either end adds, with the same payload', async () => {
      const kind = freshKind();
      const payloads = [...fc.sample(fc.jsonValue(), 10), null, 0, '', { ü: ['\u0000', 1e-7] }];
      const seen: unknown[] = [];
      const ids: string[] = [];
      for (const [i, payload] of payloads.entries()) {
        ids.push(expectOk(await (i % 2 === 0 ? world.here : world.there).add(kind, payload)));
      }
      work(world.there, kind, async ({ payload }) => void seen.push(payload));
      await vi.waitFor(() => expect(seen).toHaveLength(payloads.length), SOON);
      const text = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).toSorted();
      expect(text(seen)).toEqual(text(payloads));
      for (const id of ids) await isGone(kind, id);
      expect(world.reported).toEqual([]);
    });

    it('runs first things first, and equals in their order', async () => {
      const kind = freshKind();
      const seen: unknown[] = [];
      for (const [payload, priority] of [
        ['c', 5],
        ['a', 0],
        ['d', 5],
        ['b', 1],
        ['e', 1_000_000],
      ] as const) {
        await add(kind, payload, { priority });
      }
      work(world.here, kind, async ({ payload }) => void seen.push(payload));
      await vi.waitFor(() => expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']), SOON);
    });

    it('runs no more at a time than it may, at each end', async () => {
      const kind = freshKind();
      let [most, done] = [0, 0];
      const running = new Set<string>();
      const handler = async ({ id }: JobRun) => {
        running.add(id);
        most = Math.max(most, running.size);
        await new Promise((resolve) => setTimeout(resolve, 20));
        running.delete(id);
        done++;
      };
      for (let i = 0; i < 12; i++) await add(kind, i);
      work(world.here, kind, handler, 2);
      work(world.there, kind, handler);
      await vi.waitFor(() => expect(done).toBe(12), SOON);
      expect(most).toBe(3);
    });

    it('waits until it is time', async () => {
      const kind = freshKind();
      const notBefore = Date.now() + 300;
      const ran: number[] = [];
      work(world.there, kind, async () => void ran.push(Date.now()));
      const id = await add(kind, '', { notBefore });
      expect(expectOk(await world.there.find(kind, id))).toEqual({ state: 'waiting', progress: undefined });
      await vi.waitFor(() => expect(ran).toHaveLength(1), SOON);
      expect(ran[0]).toBeGreaterThanOrEqual(notBefore);
    });

    it('takes a job of the same id once, until it is over', async () => {
      const kind = freshKind();
      const seen: unknown[] = [];
      expect(await add(kind, 1, { id: 'same' })).toBe('same');
      expect(expectOk(await world.there.add(kind, 2, { id: 'same' }))).toBe('same');
      work(world.there, kind, async ({ payload }) => void seen.push(payload));
      await isGone(kind, 'same');
      await add(kind, 3, { id: 'same' });
      await vi.waitFor(() => expect(seen).toEqual([1, 3]), SOON);
    });

    it('tries again what fails, and reports what fails for good', async () => {
      const kind = freshKind();
      const seen: string[] = [];
      const failure = new Error('on purpose');
      work(world.there, kind, async ({ id, attempt, payload }) => {
        seen.push(`${id} ${attempt}`);
        if (attempt <= Number(payload)) throw failure;
      });
      await add(kind, 2, { id: 'bears-it', attempts: 3 });
      await isGone(kind, 'bears-it');
      expect(seen).toEqual(['bears-it 1', 'bears-it 2', 'bears-it 3']);
      expect(world.reported).toEqual([]);
      await add(kind, 2, { id: 'fails', attempts: 2 });
      await isGone(kind, 'fails');
      expect(seen.slice(3)).toEqual(['fails 1', 'fails 2']);
      await vi.waitFor(() => expect(world.reported).toEqual([failure]), SOON);
    });

    it('shows how far a job is', async () => {
      const kind = freshKind();
      let finish = (): void => {};
      work(world.here, kind, async ({ progress }) => {
        await progress({ depth: 12 });
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
      });
      const id = await add(kind, '');
      const look = async () => expectOk(await world.there.find(kind, id));
      await vi.waitFor(async () => expect(await look()).toEqual({ state: 'running', progress: { depth: 12 } }), SOON);
      finish();
      await isGone(kind, id);
    });

    it('does not run what was cancelled, and tells what runs', async () => {
      const kind = freshKind();
      const seen: string[] = [];
      await add(kind, '', { id: 'waits' });
      expect(expectOk(await world.there.cancel(kind, 'waits'))).toBe(true);
      expect(expectOk(await world.there.cancel(kind, 'waits'))).toBe(false);
      work(world.here, kind, async ({ id, signal }) => {
        seen.push(id);
        await untilAborted(signal);
      });
      for (const [id, end] of [
        ['runs', world.here],
        ['runs-there', world.there],
      ] as const) {
        await add(kind, '', { id });
        await vi.waitFor(() => expect(seen.at(-1)).toBe(id), SOON);
        expect(expectOk(await end.cancel(kind, id))).toBe(true);
        await isGone(kind, id);
      }
      expect([seen, world.reported]).toEqual([['runs', 'runs-there'], []]);
    });

    it('gives back what it was working on when it stops', async () => {
      const kind = freshKind();
      const started: string[] = [];
      const stop = work(world.here, kind, async ({ id, signal }) => {
        started.push(id);
        await untilAborted(signal);
      });
      const id = await add(kind, '', { attempts: 1 });
      await vi.waitFor(() => expect(started).toEqual([id]), SOON);
      await stop();
      expect(expectOk(await world.there.find(kind, id))).toMatchObject({ state: 'waiting' });
      const attempts: number[] = [];
      work(world.there, kind, async ({ attempt }) => void attempts.push(attempt));
      await vi.waitFor(() => expect(attempts).toEqual([1]), SOON);
      expect(world.reported).toEqual([]);
    });

    it('lets work end that does not mind its signal', async () => {
      const kind = freshKind();
      let [isBegun, isDone] = [false, false];
      const end = world.open();
      end.work(kind, async () => {
        isBegun = true;
        await new Promise((resolve) => setTimeout(resolve, 100));
        isDone = true;
      });
      const id = await add(kind, '');
      await vi.waitFor(() => expect(isBegun).toBe(true), SOON);
      await end.close();
      expect(isDone).toBe(true);
      await isGone(kind, id);
    });

    it('repeats what recurs, however often that is said, until it is told not to', async () => {
      const kind = freshKind();
      const seen: unknown[] = [];
      work(world.there, kind, async ({ payload }) => void seen.push(payload));
      const plan = { every: 150, payload: 'tick' };
      await Promise.all([world.here.schedule(kind, 'clock', plan), world.there.schedule(kind, 'clock', plan)]);
      expectOk(await world.here.schedule(kind, 'clock', plan));
      const begin = Date.now();
      await vi.waitFor(() => expect(seen.length).toBeGreaterThan(3), SOON);
      expect(seen.length).toBeLessThanOrEqual(2 + (Date.now() - begin) / plan.every);
      expectOk(await world.here.unschedule(kind, 'clock'));
      const before = seen.length;
      await new Promise((resolve) => setTimeout(resolve, 5 * plan.every));
      // One may have been under way.
      expect(seen.length).toBeLessThanOrEqual(before + 1);
      expect(new Set(seen)).toEqual(new Set(['tick']));
    });

    it('runs a job again whose process was killed, as soon as its lease is over', async () => {
      const kind = freshKind();
      const args = [WORKER, kind, ...world.place, String(TEST_TIMES.lease)];
      const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      onTestFinished(() => void child.kill('SIGKILL'));
      const id = await add(kind, 'survives', { attempts: 1 });
      await once(child.stdout ?? child, 'data');
      child.kill('SIGKILL');
      const runs: unknown[] = [];
      work(world.here, kind, async ({ payload, attempt }) => void runs.push([payload, attempt]));
      expect(expectOk(await world.here.find(kind, id))).toMatchObject({ state: 'running' });
      await vi.waitFor(() => expect(runs).toEqual([['survives', 1]]), SOON);
      await isGone(kind, id);
      expect(world.reported).toEqual([]);
    });

    it('runs every job to success that nobody cancelled, and none twice at a time', async () => {
      const job = fc.record({ failures: fc.nat(2), priority: fc.nat(3), isCancelled: fc.boolean(), delay: fc.nat(30) });
      await fc.assert(
        fc.asyncProperty(fc.array(job, { maxLength: 20 }), async (jobs) => {
          const kind = freshKind();
          const running = new Set<string>();
          const done = new Set<string>();
          const handler = async ({ id, payload, attempt }: JobRun) => {
            expect(running.has(id)).toBe(false);
            running.add(id);
            await new Promise((resolve) => setTimeout(resolve, attempt));
            running.delete(id);
            if (attempt <= Number(payload)) throw new Error('on purpose');
            expect(done.has(id)).toBe(false);
            done.add(id);
          };
          const stops = [world.here, world.there].map((end) => end.work(kind, handler, { concurrency: 2 }));
          const all = jobs.map(async ({ failures, priority, isCancelled, delay }, i) => {
            const end = i % 2 === 0 ? world.here : world.there;
            const id = `job-${i}`;
            expectOk(await end.add(kind, failures, { id, priority, notBefore: Date.now() + delay }));
            return isCancelled && expectOk(await world.here.cancel(kind, id)) ? undefined : id;
          });
          const expected = (await Promise.all(all)).filter((id) => id !== undefined);
          await vi.waitFor(() => expect([...done]).toEqual(expect.arrayContaining(expected)), SOON);
          for (const stop of stops) await stop();
        }),
        { numRuns: 5 },
      );
      expect(world.reported).toEqual([]);
    });

    it('refuses what is no job', () => {
      const add = (...[kind, payload, options]: Parameters<JobQueue['add']>) => world.here.add(kind, payload, options);
      const wrong = [
        () => add('Kind', ''),
        () => add('kind:a', ''),
        () => add('kind', undefined),
        () => add('kind', 'x'.repeat(LONGEST_PAYLOAD)),
        () => add('kind', '', { id: '12' }),
        () => add('kind', '', { id: '~x' }),
        () => add('kind', '', { id: '' }),
        () => add('kind', '', { priority: -1 }),
        () => add('kind', '', { priority: 0.5 }),
        () => add('kind', '', { attempts: 0 }),
      ];
      return Promise.all(wrong.map((attempt) => expect(attempt()).rejects.toThrow(RangeError)));
    });
  });
}
