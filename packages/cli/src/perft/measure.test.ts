import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Counter } from './count.js';
import { measure } from './measure.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Takes 40 ms for a count of the full depth, but every third count takes 10; remembers what it was asked. */
function createSlowCounter(depth: number) {
  const asked: number[] = [];
  const counter: Counter = {
    async count(ply) {
      asked.push(ply);
      vi.advanceTimersByTime(ply < depth || asked.length % 3 === 0 ? 10 : 40);
      return [ply, ply];
    },
    close: async () => {},
  };
  return { counter, asked };
}

describe('a measurement', () => {
  it('is of the full depth, after a warm-up that approaches it', async () => {
    const { counter, asked } = createSlowCounter(3);
    const { counts } = await measure(counter, 3, 1);
    expect(counts).toEqual([3, 3]);
    expect(asked.slice(0, 5)).toEqual([1, 2, 3, 3, 3]);
  });

  it('is that of the best run', async () => {
    const { counter } = createSlowCounter(2);
    expect((await measure(counter, 2, 3)).seconds).toBe(0.01);
  });
});
