/**
 * @module Counting what passed and failed over several runners, so that a run ends with one line for all of them.
 */

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * The parts of Vitest's JSON report that are read here.
 * @typedef {object} VitestReport
 * @property {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }[]} testResults
 */

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(...tallies) {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  };
}

/** @param {Tally} tally */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * Counts a Vitest run. A file that broke before its tests could run counts as one failure, and so does a run that ended
 * badly without a failed test (an error outside of any test, no report at all).
 * @param {VitestReport | undefined} report
 * @param {number} exitCode
 * @returns {Tally & { skipped: string[] }}
 */
export function countVitest(report, exitCode) {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })));
  const count = (/** @type {string} */ status) => tests.filter((test) => test.status === status).length;
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = count('failed') + brokenFiles.length;
  const skipped = tests
    .filter((test) => test.status !== 'passed' && test.status !== 'failed')
    .map((test) => `${test.file}: ${test.fullName}`);
  return { passed: count('passed'), failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped };
}
