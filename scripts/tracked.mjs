/**
 * @module Which files belong to the project: git knows, and unlike a walk over the disk it leaves out what is generated.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './run.mjs';

/** Files in git's index. @param {string} root @returns {string[]} paths from the root, with slashes */
export function trackedFiles(root) {
  return list(root, ['--cached']);
}

/** Files in git's index, and new ones that git does not ignore. @param {string} root @returns {string[]} */
export function projectFiles(root) {
  return list(root, ['--cached', '--others', '--exclude-standard']);
}

/** @param {string} root @param {readonly string[]} options */
function list(root, options) {
  const { code, output } = capture('git', ['ls-files', '-z', ...options], root);
  if (code !== 0) throw new Error(`git cannot list the project's files: ${output.trim()}`);
  return [...new Set(output.split('\0'))].filter((file) => file !== '' && existsSync(join(root, file))).sort();
}
