import { expect, test } from 'vitest';
import { memoryAttempts } from './memory-attempts.js';

const RULE = { name: 'try', points: 2, seconds: 60 };

test('so many in a time, by rule and key', async () => {
  let time = 0;
  const attempts = memoryAttempts(() => time);
  const take = async (key = 'a', rule = RULE) => (await attempts.take(rule, key)).ok;
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  expect([await take('b'), await take('a', { ...RULE, name: 'other' })]).toEqual([true, true]);
  expect(await attempts.take(RULE, 'a')).toMatchObject({
    problems: [{ code: 'server/too-many-requests', message: 'too often; try again in 1 minute' }],
  });
  time = 59_999;
  expect(await take()).toBe(false);
  time = 60_000;
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  await attempts.forgive(RULE, 'a');
  expect(await take()).toBe(true);
});

test('of too many keys the oldest are forgotten first', async () => {
  const attempts = memoryAttempts(() => 0);
  const rule = { ...RULE, points: 1 };
  for (let number = 0; number <= 50_000; number++) await attempts.take(rule, String(number));
  expect((await attempts.take(rule, '1')).ok).toBe(false);
  expect((await attempts.take(rule, '50000')).ok).toBe(false);
  expect((await attempts.take(rule, '0')).ok).toBe(true);
});
