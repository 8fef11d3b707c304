/** Whatever is done to a document, reading it gives a result, with problems that lie within the text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectOk, type Problem } from '../result.js';
import { compile } from '../rule/compile.js';
import { checkVariant } from './check.js';
import { childOf, PARENT, PARENTS, problemsIn, SMALL } from './documents.test-helper.js';
import { MAX_PROBLEMS, MAX_TESTS } from './limits.js';
import { loadVariant } from './load.js';

const PROSE = `
## Moves

\`\`\`moves a1 #one
fen: k3/4/4/K3 w - - 0 1
a2 b1 b2
\`\`\`

> \`\`\`result #two
> 1. Ka2 -> none
> \`\`\`

## Every sentence and its test

1. A sentence #one
2. Another [#two]
`;
const DOCUMENTS = [
  SMALL + PROSE,
  PARENT,
  childOf('  pieces:\n    nightrider: { notation: N, movement: rider, base_leap: [1, 2], directions: all }'),
  childOf(
    '  setup: "4k3/8/2**4/8/8/8/8/4K3"\n  topology: { type: grid, rows: 8, cols: 8, holes: [c6, d6] }\n  rules: { draws: [] }',
  ),
];

/** What an author, or an enemy, might type: scraps without white space, and those with it. */
const SCRAPS = [
  ...': ? " \' [ ] { } , # &a *a null ~ -1 0 1e9 .nan constructor a1 16 none all pawn knight K k / * NN afsW'.split(
    ' ',
  ),
  ...'--- ``` ~~~ -> > <<: *a __proto__: toString: engine: rules: parent: fen: after:'
    .split(' ')
    .map((word) => `${word} `),
  ...'--- ``` ~~~ | >- engine: parent:child parent:parent __proto__:1'.split(' ').map((word) => `\n${word}\n`),
].concat(['\n', '\r', '\t', '  ', '- ', '!!int ', '\u{0}', '\u{feff}', '\u{1f40e}', '[['.repeat(30), '> '.repeat(30)]);

const edit = fc.record({
  at: fc.nat(4000),
  removed: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(60)),
  inserted: fc.oneof(fc.constantFrom(...SCRAPS), fc.constant(''), fc.string({ maxLength: 6, unit: 'binary' })),
});
const mutated = fc
  .tuple(fc.constantFrom(...DOCUMENTS), fc.array(edit, { minLength: 1, maxLength: 6 }))
  .map(([text, edits]) =>
    edits.reduce((current, { at, removed, inserted }) => {
      const start = at % (current.length + 1);
      return current.slice(0, start) + inserted + current.slice(start + removed);
    }, text),
  );

describe('mutated documents', () => {
  it('give a result whose problems lie in the text', { timeout: 300_000 }, () => {
    fc.assert(fc.property(mutated, checkReading), { numRuns: 10_000 });
  });

  it('that are sound all the same can be compiled and played', { timeout: 60_000 }, () => {
    fc.assert(fc.property(mutated, checkPlaying), { numRuns: 300 });
  });
});

function checkReading(text: string): void {
  const result = loadVariant(text, PARENTS);
  const problems = result.ok ? [...result.warnings, ...result.value.proseProblems] : result.problems;
  const lines = text.replace(/^\u{feff}/u, '').split('\n');
  const isSound = ({ code, message, line = 0, column = 0 }: Problem): boolean =>
    /^(?:document|betza)\/[a-z-]+$/.test(code) &&
    message !== '' &&
    line >= 1 &&
    line <= lines.length &&
    column >= 1 &&
    column <= (lines[line - 1]?.length ?? 0) + 1;
  expect(problems.filter((problem) => !isSound(problem))).toEqual([]);
  expect(problems.length).toBeLessThanOrEqual(2 * (MAX_PROBLEMS + 1));
  expect(result.ok).toBe(problemsIn(result).every(({ severity }) => severity === 'warning'));
  expect(result.ok ? result.value.tests.length : 0).toBeLessThanOrEqual(MAX_TESTS);
}

function checkPlaying(text: string): void {
  const result = loadVariant(text, PARENTS);
  fc.pre(result.ok);
  const spec = expectOk(result);
  const { problems, tests } = checkVariant(text, PARENTS, 100);
  const lines = text.split('\n').length;
  expect(problems.filter(({ line = 0 }) => line < 1 || line > lines)).toEqual([]);
  expect(tests.passed + tests.failed).toBe(compile(spec).ok ? spec.tests.length : 0);
}
