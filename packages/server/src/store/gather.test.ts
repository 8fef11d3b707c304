import { expect, test } from 'vitest';
import { gather } from './gather.js';

/** Work that goes on until it is let go, and what it has been given. */
function held() {
  const lots: (readonly number[])[] = [];
  const waiting: (() => void)[] = [];
  const work = async (pieces: readonly number[]) => {
    lots.push(pieces);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return pieces.map((piece) => piece * 10);
  };
  const next = async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { lots, work, next };
}

test('what comes while work is under way makes the next lot', async () => {
  const { lots, work, next } = held();
  const ask = gather(work, 3);
  const answers = Promise.all([1, 2, 3, 4, 5].map(ask));
  expect(lots).toEqual([[1]]);
  await next();
  expect(lots).toEqual([[1], [2, 3, 4]]);
  await next();
  await next();
  expect(lots).toEqual([[1], [2, 3, 4], [5]]);
  expect(await answers).toEqual([10, 20, 30, 40, 50]);
});

test('what a lot throws its askers get, and nobody after them', async () => {
  const ask = gather(async (pieces: readonly number[]) => {
    if (pieces.includes(2)) throw new Error('no');
    return pieces;
  }, 2);
  const settled = await Promise.allSettled([1, 2, 3, 4].map(ask));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(await ask(5)).toBe(5);
});
