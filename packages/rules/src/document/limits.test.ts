import { describe, expect, it } from 'vitest';
import { childOf, found, PARENT, SMALL, smallWith } from './documents.test-helper.js';
import {
  MAX_ALIASES,
  MAX_FRONT_MATTER,
  MAX_NESTING,
  MAX_PIECES,
  MAX_PROBLEMS,
  MAX_PROSE_LINES,
  MAX_PROSE_NESTING,
  MAX_SETUP,
  MAX_TESTS,
  MAX_TEXT,
} from './limits.js';
import { loadVariant } from './load.js';

const frontMatter = (yaml: string): string => `---\n${yaml}\n---\n`;
/** As many as the front matter holds of the longest of them. */
const lines = (line: (i: number) => string): string => Array.from({ length: 3_000 }, (_, i) => `${line(i)}\n`).join('');
const notes = (value: string): string => smallWith('  rules:', `  render: ${value}\n  rules:`);

describe('limits of a document', () => {
  it('bound its size', () => {
    const padding = 'x'.repeat(MAX_TEXT - SMALL.length);
    expect(found(SMALL + padding)).toEqual([]);
    expect(found(`${SMALL}${padding}x`)).toEqual(['1:1 document/too-large']);
  });

  it('bound the size of its front matter', () => {
    expect(found(frontMatter(`# ${'x'.repeat(MAX_FRONT_MATTER)}`))).toEqual(['1:1 document/too-large']);
  });

  it('bound the nesting of its front matter', () => {
    const nested = (depth: number): string => notes('['.repeat(depth) + ']'.repeat(depth));
    expect(found(nested(MAX_NESTING - 2))).toEqual([]);
    expect(found(nested(MAX_NESTING + 1))).toEqual(['10:34 document/too-deep']);
  });

  it.each([
    ['lists in brackets', '['.repeat(60_000)],
    ['maps in braces', '{a: '.repeat(15_000)],
    ['lists by hyphens', '- '.repeat(30_000)],
    ['maps by question marks', '? '.repeat(30_000)],
    ['lists by hyphens, before more text', `a:\n  ${'- '.repeat(25_000)}\nb: 1`],
    ['maps by question marks, before more text', `? ${'? '.repeat(25_000)}\nb: 1`],
    ['keys without names, before more text', `a: 1\n${': '.repeat(25_000)}\nb: 1`],
    ['lists by indentation', Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}-`).join('\n')],
  ])('stop at once where nesting would exhaust the stack: %s', (_name, yaml) => {
    const problems = found(frontMatter(yaml));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/ document\/too-deep$/);
  });

  it('bound the use of aliases', () => {
    const uses = (count: number): string => notes(`[&a 1, ${Array(count).fill('*a').join(', ')}]`);
    expect(found(uses(MAX_ALIASES))).toEqual([]);
    expect(found(uses(MAX_ALIASES + 1))).toEqual([`10:${18 + 4 * MAX_ALIASES} document/too-many-aliases`]);
  });

  it('bound what aliases of aliases come to', () => {
    const lists = [
      '&a [1, 1]',
      ...'bcdefghij'.split('').map((name, i) => `&${name} [*${'abcdefghi'[i]}, *${'abcdefghi'[i]}]`),
    ];
    expect(found(notes(`[${lists.join(', ')}]`))).toHaveLength(1);
  });

  it('bound the number of values', () => {
    expect(found(notes(`[${Array(21_000).fill('1').join(',')}]`))).toEqual(['2:1 document/too-many-values']);
  });

  it('bound the length of its setup', () => {
    const setup = (sign: string): readonly string[] => found(smallWith('k3/pppp/PPPP/K3', sign));
    expect(setup('#'.repeat(MAX_SETUP))).toHaveLength(MAX_PROBLEMS + 1);
    expect(setup('#'.repeat(60_000))).toEqual(['6:10 document/wrong-value']);
  });

  it.each([
    ['keys', (word: (i: number) => string) => smallWith('engine:', `${lines((i) => `${word(i)}: 1`)}engine:`)],
    ['pieces', (word) => smallWith('    king:', `${lines((i) => `    ${word(i)}: 1`)}    king:`)],
    ['names in rules', (word) => smallWith('[checkmate]', `[${lines((i) => `{ extinct: ${word(i)} },`)}]`)],
    ['one name in rules', () => smallWith('[checkmate]', `[${lines(() => '{ extinct: it },')}]`)],
  ] satisfies [string, (word: (i: number) => string) => string][])(
    'leave no front matter that takes long to judge: unknown %s',
    (_name, text) => expect(found(text((i) => `x${i.toString(36)}`))).toHaveLength(MAX_PROBLEMS + 1),
  );

  it('bound the number of pieces', () => {
    const pieces = (count: number): string =>
      smallWith(
        '    king:',
        `${Array.from({ length: count - 2 }, (_, i) => `    extra-${i}: { notation: A, betza: W }\n`).join('')}    king:`,
      );
    expect(found(pieces(MAX_PIECES))).not.toContain('7:3 document/too-many-pieces');
    expect(found(pieces(MAX_PIECES + 1))).toContain('7:3 document/too-many-pieces');
  });

  it('bound the ways in which pieces move on a large board', () => {
    const ofSide = (side: number): string =>
      smallWith('    king:', '    leapfrog: { notation: L, betza: "(paf)3R" }\n    king:').replace(
        /topology: .*\n.*setup: .*/,
        `topology: { type: grid, rows: ${side}, cols: ${side} }\n  setup: "kl${side - 2}/${`${side}/`.repeat(side - 2)}KL${side - 2}"`,
      );
    expect(found(ofSide(12))).not.toContain('8:5 document/too-many-rides');
    expect(found(ofSide(16))).toContain('8:5 document/too-many-rides');
  });

  it('bound the nesting of its prose', () => {
    expect(found(`${SMALL}${'> '.repeat(MAX_PROSE_NESTING)}text\n`)).toEqual([]);
    expect(found(`${SMALL}\n${'>'.repeat(MAX_PROSE_NESTING + 1)}text\n`)).toEqual(['16:1 document/prose-too-deep']);
    expect(found(`${SMALL}\n${'- '.repeat(100_000)}\n`)).toEqual(['16:1 document/prose-too-deep']);
  });

  it('bound the lines of its prose', () => {
    expect(found(SMALL + '\n'.repeat(MAX_PROSE_LINES - 2))).toEqual([]);
    expect(found(SMALL + '\n'.repeat(MAX_PROSE_LINES - 1))).toEqual([
      `${14 + MAX_PROSE_LINES}:1 document/prose-too-long`,
    ]);
  });

  it('leave no text that takes long to read', () => {
    const slow = ['a\n=\n', '[', '![a][b]', '_a*b', '<a ', '&#', '`'];
    for (const scrap of slow) expect(found(SMALL + scrap.repeat(4_000))).toEqual([]);
  });

  it('bound the number of its tests', () => {
    const tests = (count: number): string => SMALL + '```legal\na2\n```\n'.repeat(count);
    expect(found(tests(MAX_TESTS))).toEqual([]);
    expect(found(tests(MAX_TESTS + 1))).toEqual([`${15 + 3 * MAX_TESTS}:4 document/too-many-tests`]);
  });

  it('bound the list of problems, which then counts the rest', () => {
    const count = MAX_PROBLEMS + 7;
    const result = loadVariant(
      smallWith('slug: small', `slug: small\n${Array.from({ length: count }, (_, i) => `x${i}: 1`).join('\n')}`),
    );
    const problems = result.ok ? [] : result.problems;
    expect(problems).toHaveLength(MAX_PROBLEMS + 1);
    expect(problems.at(-1)).toMatchObject({
      code: 'document/more-problems',
      message: expect.stringMatching(/^7 more/),
    });
  });

  it('hold for ancestors too', () => {
    const large = (slug: string): string | undefined => (slug === 'parent' ? PARENT + 'x'.repeat(MAX_TEXT) : undefined);
    expect(found(childOf('  first: black'), large)).toEqual(['4:9 document/parent']);
  });
});
