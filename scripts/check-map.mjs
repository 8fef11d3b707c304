/**
 * @module Keeps MAP.md honest: it names every folder of the project, and no folder that is not there.
 *
 * A folder is named by its path from the root, in backticks, with a slash at its end: `packages/rules/src/`.
 * Folders are asked for down to those directly in a package's `src`, and not inside of a folder called `fixtures`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, ROOT, say } from './run.mjs';
import { projectFiles, trackedFiles } from './tracked.mjs';

const DEEPEST = 'packages/name/src/folder'.split('/').length;
const NAMED_FOLDER = /`((?:[\w@-][\w.@-]*|\.\w[\w.-]*)(?:\/[\w.@-]+)*)\/`/g;

/** @param {string} root @returns {string[]} one message for each problem */
export function findMapProblems(root) {
  const map = join(root, 'MAP.md');
  if (!existsSync(map)) return ['MAP.md is missing'];
  const named = new Set([...readFileSync(map, 'utf8').matchAll(NAMED_FOLDER)].map((match) => match[1] ?? ''));
  const wanted = foldersOf(trackedFiles(root)).filter(belongsInMap);
  const known = new Set(foldersOf(projectFiles(root)));
  return [
    ...wanted.filter((folder) => !named.has(folder)).map((folder) => `MAP.md does not name \`${folder}/\``),
    ...[...named]
      .filter((folder) => !known.has(folder))
      .map((folder) => `MAP.md names \`${folder}/\`, which is not there`),
  ];
}

/** Every folder that holds one of the files, directly or further down. @param {readonly string[]} files */
function foldersOf(files) {
  /** @type {Set<string>} */
  const folders = new Set();
  for (const file of files) {
    const parts = file.split('/');
    for (let depth = 1; depth < parts.length; depth++) folders.add(parts.slice(0, depth).join('/'));
  }
  return [...folders].sort();
}

/** @param {string} folder */
function belongsInMap(folder) {
  const parts = folder.split('/');
  return parts.length <= DEEPEST && !parts.slice(0, -1).includes('fixtures');
}

if (isMain(import.meta.url)) {
  const problems = findMapProblems(ROOT);
  for (const problem of problems) say(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
