import { expect, it } from 'vitest';
import { limitsContract } from './limits.contract.js';
import { refuse } from './limits.js';
import { MemoryLimits } from './memory-limits.js';

limitsContract('memory', async () => {
  const limits = new MemoryLimits();
  return { here: limits, there: limits, stop: () => limits.close() };
});

it('forgets the oldest keys when there are too many', async () => {
  const limits = new MemoryLimits(2);
  const rule = { name: 'rule', points: 1, seconds: 60 };
  for (const key of ['a', 'b', 'c']) expect(await limits.take(rule, key)).toMatchObject({ ok: true });
  expect(await limits.take(rule, 'c')).toMatchObject({ ok: false });
  expect(await limits.take(rule, 'b')).toMatchObject({ ok: false });
  expect(await limits.take(rule, 'a')).toMatchObject({ ok: true });
});

it.each([
  [-5, 1, 'a second'],
  [1001, 2, '2 seconds'],
  [119_000, 119, '119 seconds'],
  [120_001, 121, '3 minutes'],
])('%i ms to wait are %i s: %s', (milliseconds, seconds, words) => {
  const verdict = refuse(milliseconds);
  expect(verdict).toMatchObject({ ok: false, secondsToWait: seconds });
  expect(verdict.ok ? '' : verdict.problems[0]?.message).toContain(words);
});
