/**
 * @module `npm run build`: the packages, the WebAssembly modules of the core, then the program in one piece, and the page. The first
 * two see for themselves what has changed; for the others we do, because bundling takes seconds and every root command builds first.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentBundle } from '../packages/cli/bin/bundle.js';
import { installed, isMain, ROOT, run } from './run.mjs';

const CORE = 'packages/core';
const BUNDLE = 'packages/cli/build/bundle.config.mjs';
const PAGE = 'packages/web';
/** What the page was made of. Inside of the folder that each build empties, so that it never speaks of another build. */
const STAMP = `${PAGE}/dist/.made-of`;
const SCOPE = '@hippodrome/';
/** Besides the page's own package and those it uses. */
const OTHER_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'variants'];
const NOT_AN_INPUT = /^(?:dist|node_modules|coverage|fixtures|test-.*|.*\.test\.ts)$/;

/** @returns {number} exit code */
function build() {
  const code = run(installed('tsc'), ['-b']);
  if (code !== 0) return code;
  const compiled = run('npm', ['run', '--silent', 'build', '--workspace', CORE]);
  if (compiled !== 0) return compiled;
  const joined = currentBundle() === undefined ? run(installed('vite'), ['build', '--config', BUNDLE]) : 0;
  if (joined !== 0) return joined;
  const inputs = pageInputs(ROOT);
  if (isPageCurrent(ROOT, inputs)) return 0;
  const bundled = run('npm', ['run', '--silent', 'build', '--workspace', PAGE]);
  if (bundled === 0) writeFileSync(join(ROOT, STAMP), inputs);
  return bundled;
}

/** @param {string} root @param {string} inputs from `pageInputs` */
export function isPageCurrent(root, inputs) {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
}

/** A hash of everything that the page is made of. @param {string} root */
export function pageInputs(root) {
  const hash = createHash('sha256');
  for (const path of [...OTHER_INPUTS, ...packagesOf(root, PAGE)].flatMap((input) => filesIn(root, input))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The folders of a package and of all of ours that it uses, directly or not. @param {string} root @param {string} folder */
function packagesOf(root, folder) {
  const found = new Set([folder]);
  for (const each of found) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, each, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      if (name.startsWith(SCOPE)) found.add(`packages/${name.slice(SCOPE.length)}`);
    }
  }
  return [...found];
}

/** A file itself, or all the files in a folder, in the order of their names. @param {string} root @param {string} path @returns {string[]} */
function filesIn(root, path) {
  const info = statSync(join(root, path), { throwIfNoEntry: false });
  if (!info?.isDirectory()) return info ? [path] : [];
  return readdirSync(join(root, path))
    .filter((name) => !NOT_AN_INPUT.test(name))
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}

if (isMain(import.meta.url)) process.exitCode = build();
