import { describe, expect, it } from 'vitest';
import { inSlices } from './slices.js';

function* counting(done: number[], most: number): Generator<undefined, string> {
  for (let i = 0; i < most; i++) {
    done.push(i);
    yield;
  }
  return 'counted';
}

describe('work in slices', () => {
  it('is done to its end', async () => {
    const done: number[] = [];
    expect(await inSlices(counting(done, 1000), new AbortController().signal)).toBe('counted');
    expect(done.length).toBe(1000);
  });

  it('does not begin in the task in which it is asked for', async () => {
    const done: number[] = [];
    const result = inSlices(counting(done, 1), new AbortController().signal);
    await Promise.resolve();
    expect(done).toEqual([]);
    await result;
  });

  it('is given up', async () => {
    const done: number[] = [];
    const stop = new AbortController();
    const result = inSlices(counting(done, Number.POSITIVE_INFINITY), stop.signal);
    setTimeout(() => stop.abort());
    expect(await result).toBeUndefined();
  });
});
