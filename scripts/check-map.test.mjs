import { expect, test } from 'vitest';
import { makeTree, writeFiles } from './bad-tree.mjs';
import { findMapProblems } from './check-map.mjs';

const FILES = {
  'packages/rules/src/betza/parse.ts': '',
  'packages/rules/src/betza/deeper/x.ts': '',
  'packages/rules/fixtures/games/one.pgn': '',
  '.ci/run': '',
};
const NAMES = ['.ci/', 'packages/', 'packages/rules/', 'packages/rules/src/', 'packages/rules/src/betza/'];
const MAP = [...NAMES, 'packages/rules/fixtures/'].map((name) => `- \`${name}\` something\n`).join('');

test('a map that names every folder is fine', () => {
  expect(findMapProblems(makeTree({ ...FILES, 'MAP.md': MAP }))).toEqual([]);
});

test('a project without a map is not', () => {
  expect(findMapProblems(makeTree(FILES))).toEqual(['MAP.md is missing']);
});

test.each(NAMES)('a map that forgets %s is not', (name) => {
  const map = MAP.replace(`\`${name}\``, name);
  expect(findMapProblems(makeTree({ ...FILES, 'MAP.md': map }))).toEqual([`MAP.md does not name \`${name}\``]);
});

test('a map that names a folder which is not there is not', () => {
  const map = `${MAP}- \`packages/lost/\`\n`;
  expect(findMapProblems(makeTree({ ...FILES, 'MAP.md': map }))).toEqual([
    'MAP.md names `packages/lost/`, which is not there',
  ]);
});

test('a new folder may be named before git tracks it, and need not be', () => {
  const root = makeTree({ ...FILES, 'MAP.md': MAP });
  writeFiles(root, { 'nets/card.md': '' });
  expect(findMapProblems(root)).toEqual([]);
  writeFiles(root, { 'MAP.md': `${MAP}- \`nets/\`\n` });
  expect(findMapProblems(root)).toEqual([]);
});

test('file names, commands and patterns in backticks are no folders', () => {
  const map = `${MAP}\`npm test\`, \`README.md\`, \`packages/<name>/\`, \`packages/*/src/\`, \`../shared/\`\n`;
  expect(findMapProblems(makeTree({ ...FILES, 'MAP.md': map }))).toEqual([]);
});
