/**
 * @module For tests of the checks: small projects in a temporary folder, made to be wrong in one way.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { capture } from './run.mjs';

/**
 * Makes a git checkout with these files, all of them added; it is removed when the test ends.
 * @param {Record<string, string>} files path → text
 * @returns {string} the folder
 */
export function makeTree(files) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hippodrome-tree-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFiles(root, files);
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all', '--force'],
  ]) {
    const { code, output } = capture('git', args, root);
    if (code !== 0) throw new Error(output);
  }
  return root;
}

/** @param {string} root @param {Record<string, string>} files */
export function writeFiles(root, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
