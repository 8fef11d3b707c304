/**
 * @module `npm test`: sets up, runs every check and every test, and ends with one line `N passed, N failed` for all.
 *
 *   npm test               checks, unit tests, end-to-end tests
 *   npm run test:corpus    packages/<name>/test-corpus against the collection of other people's files
 *   npm run test:deep      packages/<name>/test-deep: long fuzz, crash and load runs
 *
 * With CI=true a skipped test is a failure: there, everything a test needs must be present.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lint } from './lint.mjs';
import { installed, ROOT, run, say } from './run.mjs';
import { ensureDebianPackages, setUp } from './setup.mjs';
import { closingLine, countVitest, sum } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

const ONE_FAILURE = { passed: 0, failed: 1 };
/** What the options run; the values are Vitest modes, see vitest.config.ts. @type {Record<string, string>} */
const SUITES = { '': 'test', '--corpus': 'corpus', '--deep': 'deep' };

const suite = SUITES[process.argv.slice(2).join(' ')];
if (suite === undefined) {
  say('usage: npm test | npm run test:corpus | npm run test:deep');
  process.exit(2);
}
const tally = testAll(suite);
process.exitCode = tally.failed > 0 ? 1 : 0;
process.stdout.write(`${closingLine(tally)}\n`);

/** @param {string} suite @returns {Tally} */
function testAll(suite) {
  if (suite === 'corpus' && !findCorpus()) return ONE_FAILURE;
  if (!setUp()) return ONE_FAILURE;
  if (suite === 'test') ensureDebianPackages();
  const checks = suite === 'test' ? lint() : sum();
  return sum(checks, vitest(suite));
}

/** Looks for the corpus and hands its place on to the tests. */
function findCorpus() {
  const corpus = resolve(ROOT, process.env.HIPPODROME_CORPUS ?? '../shared/corpus');
  process.env.HIPPODROME_CORPUS = corpus;
  if (existsSync(corpus)) return true;
  say(`The corpus is not at ${corpus}: set HIPPODROME_CORPUS to its folder.`);
  return false;
}

/** @param {string} suite @returns {Tally} */
function vitest(suite) {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-test-'));
  const file = join(folder, 'report.json');
  try {
    const args = ['run', '--mode', suite, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = run(installed('vitest'), args);
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    const { skipped, ...counted } = countVitest(report, code);
    return sum(counted, judgeSkipped(skipped));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {readonly string[]} skipped @returns {Tally} */
function judgeSkipped(skipped) {
  const isFailure = process.env.CI === 'true';
  for (const name of skipped) say(`skipped${isFailure ? ' (a failure, because CI=true)' : ''}: ${name}`);
  return { passed: 0, failed: isFailure ? skipped.length : 0 };
}
