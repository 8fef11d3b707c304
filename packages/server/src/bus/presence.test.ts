/** Two watches on one bus are what two processes are: each has only what it hears. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Bus, BusListener } from './bus.js';
import { LocalBus } from './local-bus.js';
import { watchPresence } from './presence.js';

let bus: LocalBus;
beforeEach(() => {
  vi.useFakeTimers();
  bus = new LocalBus((problem) => {
    throw problem;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(1000);

function watch(place = 'game', over: Bus = bus) {
  const totals: number[] = [];
  const presence = watchPresence(over, place, (total) => totals.push(total));
  onTestFinished(() => presence.close());
  return { presence, totals };
}

describe('presence', () => {
  it('sums what all processes say, and tells of each change once', async () => {
    const [one, two] = [watch(), watch()];
    one.presence.set(2);
    expect(one.totals).toEqual([2]);
    await settle();
    two.presence.set(3);
    two.presence.set(3);
    await settle();
    expect([one.totals, two.totals]).toEqual([
      [2, 5],
      [2, 5],
    ]);
    expect([one.presence.total, two.presence.total]).toEqual([5, 5]);
  });

  it('keeps places apart', async () => {
    const [one, other] = [watch('a'), watch('b')];
    one.presence.set(1);
    await settle();
    expect(other.totals).toEqual([]);
  });

  it('tells newcomers who is there', async () => {
    watch().presence.set(4);
    await settle();
    const { totals } = watch();
    await settle();
    expect(totals).toEqual([4]);
  });

  it('asks again when messages may be missing', async () => {
    const listeners: BusListener[] = [];
    const lossy: Bus = {
      publish: (topic, message) => bus.publish(topic, message),
      subscribe: (_topic, listener) => {
        listeners.push(listener);
        return () => {};
      },
      close: async () => {},
    };
    watch().presence.set(4);
    await settle();
    watch('game', lossy);
    const asked = vi.fn<(text: string) => void>();
    bus.subscribe('presence:game', { message: asked, gap: () => {} });
    listeners[0]?.gap();
    await settle();
    expect(asked).toHaveBeenCalledWith('?');
    expect(asked).toHaveBeenCalledWith(expect.stringMatching(/ 4$/));
  });

  it('announces a crowd that comes at once only once', async () => {
    const { presence } = watch();
    const heard = vi.fn<(text: string) => void>();
    bus.subscribe('presence:game', { message: heard, gap: () => {} });
    await settle();
    heard.mockClear();
    for (let count = 1; count <= 1000; count++) presence.set(count);
    await settle();
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/ 1000$/));
  });

  it('counts those who leave with their process no more, whether it says so or dies', async () => {
    const { totals } = watch();
    const [leaving, dying] = [watch(), watch()];
    leaving.presence.set(1);
    await settle();
    dying.presence.set(2);
    await settle();
    leaving.presence.close();
    await settle();
    expect(totals).toEqual([1, 3, 2]);
    bus.publish('presence:game', 'another-process 5');
    await vi.advanceTimersByTimeAsync(45_000);
    expect(totals).toEqual([1, 3, 2, 7]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(totals).toEqual([1, 3, 2, 7, 2]);
  });

  it('is not confused by what is no announcement', async () => {
    const { totals } = watch();
    for (const text of ['', 'x', 'x -1', 'x 1.5', 'x 99999999999999999999', '? 1', 'a b 1']) {
      bus.publish('presence:game', text);
    }
    await settle();
    expect(totals).toEqual([]);
  });
});
