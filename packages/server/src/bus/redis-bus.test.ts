/** The contract over a Redis of its own, and what happens while Redis dies, comes back, or stands still. */
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RedisServer, startRedis } from '../../test-support/redis.js';
import { busContract, freshTopic, Recorder } from './bus.contract.js';
import type { Bus } from './bus.js';
import { openBus } from './open-bus.js';
import { RedisBus } from './redis-bus.js';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.stop());

const open = (report: (problem: unknown) => void = () => {}): Bus =>
  new RedisBus({ url: server.url, prefix: 'test', report });

function openForTest(): Bus {
  const bus = open();
  onTestFinished(() => bus.close());
  return bus;
}

busContract(
  'bus over Redis',
  async () => {
    const reported: unknown[] = [];
    const [here, there] = [open(), open((problem) => reported.push(problem))];
    return { here, there, reported, stop: async () => void (await Promise.all([here.close(), there.close()])) };
  },
  { standsAtOnce: false },
);

it('is chosen when there is a Redis', async () => {
  const bus = await openBus({ redisUrl: server.url, report: () => {} });
  const alone = await openBus({ redisUrl: undefined, report: () => {} });
  onTestFinished(async () => void (await Promise.all([bus.close(), alone.close()])));
  const recorder = new Recorder();
  const redis = new Redis(server.url);
  onTestFinished(() => redis.disconnect());
  bus.subscribe('topic', recorder);
  await vi.waitFor(() => expect(recorder.gaps).toBe(1));
  alone.publish('topic', 'not for others');
  await redis.publish('hippodrome:topic', 'another-one.hello');
  await vi.waitFor(() => expect(recorder.heard).toEqual(['hello']));
});

describe('a bus over Redis', () => {
  it('holds one subscription for each topic at Redis, and none when the last listener has left', async () => {
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    const channels = async () => ((await redis.pubsub('CHANNELS', 'test:*')) as string[]).toSorted();
    const bus = openForTest();
    const topic = freshTopic();
    const ends = [new Recorder(), new Recorder()].map((recorder) => bus.subscribe(topic, recorder));
    await vi.waitFor(async () => expect(await channels()).toContain(`test:${topic}`));
    expect(await redis.pubsub('NUMSUB', `test:${topic}`)).toEqual([`test:${topic}`, 1]);
    ends[0]?.();
    ends[0]?.();
    await redis.ping();
    expect(await channels()).toContain(`test:${topic}`);
    ends[1]?.();
    await vi.waitFor(async () => expect(await channels()).not.toContain(`test:${topic}`));
  });

  it('comes back after Redis was killed, with its subscriptions, and says that messages may be missing', async () => {
    const [here, there] = [openForTest(), openForTest()];
    const [topic, late, left] = [freshTopic(), freshTopic(), freshTopic()];
    const [first, second, third] = [new Recorder(), new Recorder(), new Recorder()];
    there.subscribe(topic, first);
    const leave = there.subscribe(left, third);
    await vi.waitFor(() => expect([first.gaps, third.gaps]).toEqual([1, 1]));
    await server.kill();
    here.publish(topic, 'lost');
    there.subscribe(late, second);
    leave();
    await server.restart();
    await vi.waitFor(() => expect([first.gaps > 1, second.gaps > 0]).toEqual([true, true]), { timeout: 10_000 });
    await vi.waitFor(
      () => {
        for (const name of [topic, late, left]) here.publish(name, 'again');
        expect([first.heard.at(-1), second.heard.at(-1)]).toEqual(['again', 'again']);
      },
      { timeout: 10_000 },
    );
    expect([first.heard.includes('lost'), third.heard]).toEqual([false, []]);
  });

  it('tells of messages that never reached Redis, although the listeners were connected all the time', async () => {
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    const [here, there] = [openForTest(), openForTest()];
    const [topic, other] = [freshTopic(), freshTopic()];
    const [recorder, untouched] = [new Recorder(), new Recorder()];
    there.subscribe(topic, recorder);
    there.subscribe(other, untouched);
    await vi.waitFor(() => {
      here.publish(topic, 'ready?');
      expect(recorder.heard).not.toEqual([]);
    });
    const gaps = [recorder.gaps, untouched.gaps];
    await redis.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await vi.waitFor(() => {
      here.publish(topic, 'perhaps');
      expect(recorder.gaps).toBeGreaterThan(gaps[0] ?? 0);
    });
    expect(untouched.gaps).toBe(gaps[1]);
  });

  it('brings messages within the process while Redis stands still, sends no more than it can hold, and says so afterwards', async () => {
    const [here, there] = [openForTest(), openForTest()];
    const topic = freshTopic();
    const [near, far] = [new Recorder(), new Recorder()];
    here.subscribe(topic, near);
    there.subscribe(topic, far);
    await vi.waitFor(() => {
      here.publish(topic, 'ready?');
      expect([near.heard.length > 0, far.heard.length > 0]).toEqual([true, true]);
    });
    const before = far.gaps;
    server.freeze();
    const message = 'x'.repeat(10_000);
    near.heard.length = 0;
    for (let i = 0; i < 1000; i++) here.publish(topic, message);
    await Promise.resolve();
    expect(near.heard).toHaveLength(1000);
    far.heard.length = 0;
    server.thaw();
    await vi.waitFor(() => expect(far.gaps).toBeGreaterThan(before));
    expect(far.heard.length).toBeGreaterThan(0);
    expect(far.heard.length).toBeLessThan(600);
  });

  it('opens and closes without Redis, and complains of that once for each connection', async () => {
    const reported: unknown[] = [];
    const report = (problem: unknown) => reported.push(problem);
    const bus = new RedisBus({ url: 'redis://127.0.0.1:1', prefix: 'test', report });
    const recorder = new Recorder();
    bus.subscribe('topic', recorder);
    bus.publish('topic', 'near');
    await vi.waitFor(() => expect(recorder.heard).toEqual(['near']));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await bus.close();
    expect([recorder.gaps, reported.length]).toEqual([0, 2]);
  });
});
