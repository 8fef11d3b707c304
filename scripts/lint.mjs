/**
 * @module `npm run lint`: every check that is not a test, one after the other, each named with its result.
 * It needs an installed and built checkout (the checks of types and imports read the packages' `dist`).
 */
import { capture, installed, isMain } from './run.mjs';
import { closingLine } from './tally.mjs';

/** @type {readonly { name: string, command: string, args: readonly string[] }[]} */
const CHECKS = [
  {
    name: 'format, import order and style (biome)',
    command: installed('biome'),
    args: ['ci', '--colors=off', '--error-on-warnings', '.'],
  },
  {
    name: 'mistakes that types reveal (oxlint)',
    command: installed('oxlint'),
    args: ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  },
  {
    name: 'types and accessibility of the page (svelte-check)',
    command: 'npm',
    args: ['run', '--silent', 'check', '--workspace', '@hippodrome/web'],
  },
  {
    name: 'who may import whom (dependency-cruiser)',
    command: installed('depcruise'),
    args: ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', '.'],
  },
  {
    name: 'files, exports and dependencies that nothing uses (knip)',
    command: installed('knip'),
    args: ['--no-progress', '--no-config-hints'],
  },
  { name: 'MAP.md names every folder', command: process.execPath, args: ['scripts/check-map.mjs'] },
  {
    name: 'names of games, unfinished marks, long files',
    command: process.execPath,
    args: ['scripts/check-names.mjs'],
  },
];

/** Runs every check and prints the result of each. @returns {import('./tally.mjs').Tally} */
export function lint() {
  const failures = CHECKS.filter((check) => !passes(check));
  return { passed: CHECKS.length - failures.length, failed: failures.length };
}

/** @param {(typeof CHECKS)[number]} check */
function passes({ name, command, args }) {
  const start = performance.now();
  const { code, output } = capture(command, args);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n\n`);
  return code === 0;
}

if (isMain(import.meta.url)) {
  const tally = lint();
  process.stdout.write(`${closingLine(tally)}\n`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
}
