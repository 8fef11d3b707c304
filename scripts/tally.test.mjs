import { expect, test } from 'vitest';
import { closingLine, countVitest, sum } from './tally.mjs';

/** @param {string} status @param {string[]} tests the statuses of the tests in the file */
function file(status, ...tests) {
  return { name: 'a.test.ts', status, assertionResults: tests.map((test) => ({ fullName: 'one', status: test })) };
}

test('tests are counted one by one', () => {
  const report = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')] };
  expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1, skipped: [] });
});

test('a file that breaks before its tests run is a failure', () => {
  expect(countVitest({ testResults: [file('failed'), file('passed', 'passed')] }, 1)).toMatchObject({ failed: 1 });
  expect(countVitest({ testResults: [file('failed', 'passed')] }, 1)).toMatchObject({ passed: 1, failed: 1 });
});

test('a run that ends badly without a failed test is a failure', () => {
  expect(countVitest({ testResults: [file('passed', 'passed')] }, 1)).toMatchObject({ passed: 1, failed: 1 });
  expect(countVitest(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
});

test('skipped tests are named, whatever the reason', () => {
  const report = { testResults: [file('passed', 'skipped', 'pending', 'todo')] };
  expect(countVitest(report, 0).skipped).toEqual(['a.test.ts: one', 'a.test.ts: one', 'a.test.ts: one']);
});

test('the closing line sums all runners', () => {
  expect(closingLine(sum({ passed: 6, failed: 1 }, { passed: 400, failed: 0 }))).toBe('406 passed, 1 failed');
});
