import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type RedisServer, startRedis } from '../../test-support/redis.js';
import { limitsContract } from './limits.contract.js';
import type { Limits } from './limits.js';
import { MemoryLimits } from './memory-limits.js';
import { openLimits } from './open-limits.js';
import { RedisLimits } from './redis-limits.js';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.stop());

async function open(report: (problem: unknown) => void = () => {}): Promise<Limits> {
  const limits = new RedisLimits({ url: server.url, prefix: 'test-limits', report });
  // Until there is a connection each process counts for itself.
  await vi.waitFor(async () => {
    const rule = { name: 'ready', points: 1, seconds: 60 };
    await limits.forgive(rule, 'a');
    await limits.take(rule, 'a');
    const probe = new RedisLimits({ url: server.url, prefix: 'test-limits', report: () => {} });
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { ok } = await probe.take(rule, 'a');
    await probe.close();
    expect(ok).toBe(false);
  });
  return limits;
}

limitsContract('Redis', async () => {
  const [here, there] = [await open(), await open()];
  return { here, there, stop: async () => void (await Promise.all([here.close(), there.close()])) };
});

it('counts by itself while Redis is away or stands still, and says so', async () => {
  const reported: unknown[] = [];
  const limits = await open((problem) => reported.push(problem));
  onTestFinished(() => limits.close());
  const rule = { name: 'away', points: 2, seconds: 60 };
  const take = async () => (await limits.take(rule, 'a')).ok;
  server.freeze();
  reported.length = 0;
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  expect(reported.length).toBeGreaterThan(0);
  expect(reported.length).toBeLessThanOrEqual(2);
  server.thaw();
  await server.kill();
  expect([await take(), await take()]).toEqual([false, false]);
  await limits.forgive(rule, 'a');
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  await server.restart();
  await vi.waitFor(async () => expect(await take()).toBe(true), { timeout: 10_000 });
});

it('is chosen when there is a Redis', async () => {
  for (const [redisUrl, kind] of [
    [server.url, RedisLimits],
    [undefined, MemoryLimits],
  ] as const) {
    const limits = await openLimits({ redisUrl, report: () => {} });
    expect(limits).toBeInstanceOf(kind);
    await limits.close();
  }
});
