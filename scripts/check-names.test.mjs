import { expect, test } from 'vitest';
import { makeTree } from './bad-tree.mjs';
import { findNameProblems } from './check-names.mjs';

/** @param {Record<string, string>} files */
function problems(files) {
  return findNameProblems(makeTree({ 'variants/knights.md': '', 'variants/grand-cavalier.md': '', ...files }));
}

test.each([
  ['packages/rules/src/a.ts', "if (slug === 'knights') pass();"],
  ['packages/web/src/Board.svelte', '{#if slug === "knights"}'],
  ['packages/core/assembly/search.ts', 'const x = `knights`;'],
])('%s may not name a game', (file, code) => {
  expect(problems({ [file]: `\n${code}\n` })).toEqual([expect.stringContaining(`${file}:2: names a game: `)]);
});

test('every game is looked for', () => {
  expect(problems({ 'packages/rules/src/a.ts': "x = 'grand-cavalier';" })).toHaveLength(1);
});

test.each([
  ['packages/rules/src/a.test.ts', "load('knights');"],
  ['packages/board/src/glyphs.ts', "['knights', 1]"],
  ['packages/web/src/i18n/de/terms.ts', "'piece.x': 'knights',"],
  ['bench/src/perft.ts', "run('knights');"],
  ['packages/rules/src/a.ts', "// two knights\nconst x = 'white knights';"],
])('%s may hold the word: %s', (file, code) => {
  expect(problems({ [file]: code })).toEqual([]);
});

test.each(['TODO', 'FIXME', 'XXX', 'HACK'])('%s is an unfinished mark', (mark) => {
  expect(problems({ 'scripts/a.mjs': `run(); // ${mark}: later\n` })).toEqual([`scripts/a.mjs:1: unfinished: ${mark}`]);
});

test.each(['it.only', 'test.skip', 'describe.only', 'test.concurrent.skip', 'it.todo'])('%s is found', (call) => {
  expect(problems({ 'e2e/a.test.ts': `\n\n${call}('x', () => {});\n` })).toEqual([
    `e2e/a.test.ts:3: test skipped or singled out: ${call}`,
  ]);
});

test('more than 400 lines need a reason, near the top', () => {
  const lines = (/** @type {number} */ count) => 'x();\n'.repeat(count);
  expect(problems({ 'packages/rules/src/a.ts': lines(400) })).toEqual([]);
  expect(problems({ 'packages/rules/src/a.ts': lines(401) })).toEqual([expect.stringContaining('a.ts:1: 401 lines')]);
  expect(problems({ 'packages/rules/src/a.ts': `// One table, for this reason: …\n${lines(401)}` })).toEqual([]);
  expect(problems({ 'packages/rules/src/a.ts': `${lines(401)}// reason\n` })).toHaveLength(1);
});
