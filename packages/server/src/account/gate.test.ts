import { expect, test } from 'vitest';
import { createGate } from './gate.js';

test('so many run at a time, so many wait in order, and the rest are sent away', async () => {
  const gate = createGate({ atATime: 2, waiting: 3 });
  const done: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    done.push(number);
  };
  const entered = [0, 1, 2, 3, 4, 5, 6].map((number) => gate.enter(work(number)));
  expect(entered.map((one) => one === undefined)).toEqual([false, false, false, false, false, true, true]);
  await Promise.all(entered.filter((one) => one !== undefined));
  expect(done).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

test('work that fails gives its place to the next', async () => {
  const gate = createGate({ atATime: 1, waiting: 1 });
  const failing = gate.enter(() => Promise.reject(new Error('no')));
  const next = gate.enter(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await gate.enter(async () => 'again')).toBe('again');
});
