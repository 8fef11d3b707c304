/** The contract over a Redis that keeps what it acknowledges, and what happens when it dies. */
import { expectOk } from '@hippodrome/rules';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type RedisServer, startRedis } from '../../test-support/redis.js';
import { temporaryFile } from '../../test-support/sqlite.js';
import { isConnectionTrouble } from '../redis/connect.js';
import { openSqlite } from '../store/sqlite/open.js';
import { BullJobQueue } from './bullmq-job-queue.js';
import { jobContract, TEST_TIMES } from './job-queue.contract.js';
import { openJobQueue } from './open-job-queue.js';
import { SqlJobQueue } from './sql-job-queue.js';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis({ durable: true });
});
afterAll(() => server.stop());

const PREFIX = 'test-jobs';
const open = (report: (problem: unknown) => void = () => {}) =>
  new BullJobQueue({ url: server.url, prefix: PREFIX, report, times: TEST_TIMES });

jobContract('Redis', async () => {
  const reported: unknown[] = [];
  const report = (problem: unknown) => reported.push(problem);
  const [here, there] = [open(report), open(report)];
  const stop = async () => void (await Promise.all([here.close(), there.close()]));
  return { here, there, reported, open, place: ['redis', server.url, PREFIX], stop };
});

it('is chosen when there is a Redis', async () => {
  const database = expectOk(await openSqlite(temporaryFile()));
  onTestFinished(() => database.close());
  for (const [redisUrl, kind] of [
    [server.url, BullJobQueue],
    [undefined, SqlJobQueue],
  ] as const) {
    const queue = await openJobQueue({ redisUrl, database, report: () => {} });
    expect(queue).toBeInstanceOf(kind);
    expectOk(await queue.add('chosen', ''));
    await queue.close();
  }
});

it('is asked by many at once before there is a connection', async () => {
  const warnings: unknown[] = [];
  const remember = (warning: unknown) => warnings.push(warning);
  process.on('warning', remember);
  onTestFinished(() => void process.off('warning', remember));
  const queue = open();
  onTestFinished(() => queue.close());
  const all = await Promise.all(Array.from({ length: 50 }, (_, i) => queue.add('early', i)));
  expect(all.filter(({ ok }) => !ok)).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(warnings).toEqual([]);
});

it('goes on after Redis was killed, and refuses what nobody can write down meanwhile', async () => {
  const reported: unknown[] = [];
  const [here, there] = [open((problem) => reported.push(problem)), open()];
  onTestFinished(async () => void (await Promise.all([here.close(), there.close()])));
  const done = new Set<string>();
  there.work('killed', async ({ id }) => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    done.add(id);
  });
  const ids: string[] = [];
  for (let i = 0; i < 30; i++) ids.push(expectOk(await here.add('killed', i)));
  await vi.waitFor(() => expect(done.size).toBeGreaterThan(3), { timeout: 10_000 });
  await server.kill();
  expect(await here.add('killed', 'x')).toMatchObject({ problems: [{ code: 'jobs/unavailable' }] });
  expect(await here.cancel('killed', 'x')).toMatchObject({ problems: [{ code: 'jobs/unavailable' }] });
  await vi.waitFor(() => expect(reported).not.toEqual([]), { timeout: 10_000 });
  await server.restart();
  await vi.waitFor(async () => ids.push(expectOk(await here.add('killed', 'after'))), { timeout: 10_000 });
  await vi.waitFor(() => expect(ids.filter((id) => !done.has(id))).toEqual([]), { timeout: 15_000 });
  expect(reported.filter(isConnectionTrouble)).toHaveLength(1);
});

it('does not wait for a Redis that stands still', async () => {
  const here = open();
  onTestFinished(() => here.close());
  expectOk(await here.add('frozen', ''));
  server.freeze();
  onTestFinished(() => server.thaw());
  expect(await here.add('frozen', '')).toMatchObject({ problems: [{ code: 'jobs/unavailable' }] });
});
