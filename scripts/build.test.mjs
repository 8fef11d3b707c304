import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTree, writeFiles } from './bad-tree.mjs';
import { isPageCurrent, pageInputs } from './build.mjs';

const USES = (/** @type {string[]} */ ...names) =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1'])) });

const FILES = {
  'package-lock.json': '{}',
  'variants/chess.md': 'a king',
  'packages/web/package.json': USES('@hippodrome/engine', 'svelte'),
  'packages/web/index.html': '<p>',
  'packages/engine/package.json': USES('@hippodrome/rules'),
  'packages/rules/package.json': '{}',
  'packages/rules/src/board/board.ts': 'squares',
  'packages/server/package.json': USES('@hippodrome/rules'),
};

test.each([
  'package-lock.json',
  'variants/chess.md',
  'variants/another.md',
  'packages/web/index.html',
  'packages/engine/package.json',
  'packages/rules/src/board/board.ts',
])('the page is made of %s', (path) => {
  const root = makeTree(FILES);
  const before = pageInputs(root);
  expect(pageInputs(root)).toBe(before);
  writeFiles(root, { [path]: '{ "changed": true }' });
  expect(pageInputs(root)).not.toBe(before);
});

test.each([
  'packages/server/package.json',
  'packages/web/dist/index.html',
  'packages/web/node_modules/x.js',
  'packages/rules/src/board/board.test.ts',
  'README.md',
])('the page is not made of %s', (path) => {
  const root = makeTree(FILES);
  const before = pageInputs(root);
  writeFiles(root, { [path]: '{ "changed": true }' });
  expect(pageInputs(root)).toBe(before);
});

test('a file that moves is a change', () => {
  const root = makeTree(FILES);
  const before = pageInputs(root);
  rmSync(join(root, 'variants/chess.md'));
  writeFiles(root, { 'variants/chess-2.md': 'a king' });
  expect(pageInputs(root)).not.toBe(before);
});

test('the page is current when its build says that it was made of just this', () => {
  const root = makeTree(FILES);
  expect(isPageCurrent(root, pageInputs(root))).toBe(false);
  writeFiles(root, { 'packages/web/dist/.made-of': pageInputs(root) });
  expect(isPageCurrent(root, pageInputs(root))).toBe(true);
  expect(isPageCurrent(root, 'something else')).toBe(false);
});
