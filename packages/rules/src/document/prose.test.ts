import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.js';
import { found, messages, SMALL } from './documents.test-helper.js';
import { SECTION } from './labels.js';
import { loadVariant } from './load.js';
import type { DocumentTest } from './spec.js';

/** SMALL with another prose, which begins on line 14. */
const withProse = (prose: string): string => SMALL.replace('Prose.\n', () => prose);
const tests = (prose: string): readonly DocumentTest[] => expectOk(loadVariant(withProse(prose))).tests;
const block = (info: string, ...lines: readonly string[]): string => [`\`\`\`${info}`, ...lines, '```', ''].join('\n');

describe('fenced tests', () => {
  it('are read with the place of every word', () => {
    const [test] = tests(
      `Text.\n\n${block('moves a2 #steps', 'fen: k3/4/4/K3 w - - 0 1', 'after: 1. Ka2 2.b2', '', ' a3  b3')}`,
    );
    expect(test).toEqual({
      kind: 'moves',
      label: 'steps',
      argument: { text: 'a2', line: 16, column: 10 },
      fen: { text: 'k3/4/4/K3 w - - 0 1', line: 17, column: 6 },
      after: [
        { text: 'Ka2', line: 18, column: 11 },
        { text: 'b2', line: 18, column: 17 },
      ],
      body: [
        { text: 'a3', line: 20, column: 2 },
        { text: 'b3', line: 20, column: 6 },
      ],
      arrows: [],
      line: 16,
    });
  });

  it('keep what stands behind arrows apart, on the same line or the next', () => {
    const fen = 'k3/4/4/K3 w - - 0 1';
    const [result, play, fens] = tests(
      block('result', 'Ka2 -> white checkmate') +
        block('play', '1... Ka2', `  -> ${fen}`) +
        block('fen', fen, `${fen} -> refused fen/bad-rank`, fen, `-> ${fen}`),
    );
    expect(result).toMatchObject({
      body: [{ text: 'Ka2' }],
      arrows: [{ text: 'white checkmate', behind: 1, line: 15, column: 8 }],
    });
    expect(play).toMatchObject({
      body: [{ text: 'Ka2', column: 6 }],
      arrows: [{ text: fen, behind: 1, line: 19, column: 6 }],
    });
    expect(fens?.body.map(({ text }) => text)).toEqual([fen, fen, fen]);
    expect(fens?.arrows).toMatchObject([
      { text: 'refused fen/bad-rank', behind: 2, column: 24 },
      { text: fen, behind: 3 },
    ]);
  });

  it('have the reason of illegal moves, and no label unless they say so', () => {
    const [test] = tests(block('illegal the king  may not', 'a1a3'));
    expect(test).toMatchObject({ argument: { text: 'the king  may not', column: 12 } });
    expect(test).not.toHaveProperty('label');
  });

  it('may stand in lists and quotations, be fenced by tildes, and end lines in two characters', () => {
    const prose = '- item\n\n  ```moves a1\n  a2\n  ```\n\n> ~~~moves a1\n> b1\n> ~~~\n';
    for (const text of [prose, prose.replaceAll('\n', '\r\n')]) {
      expect(tests(text).map(({ line, body }) => [line, body[0]?.line, body[0]?.column])).toEqual([
        [16, 17, 3],
        [20, 21, 3],
      ]);
    }
  });

  it('are neither other blocks nor indented code', () => {
    expect(
      tests(
        `${block('', 'moves')}${block('text', 'moves')}${block('plain', 'x')}${block('json', '{}')}    \`\`\`moves a1\n`,
      ),
    ).toEqual([]);
  });

  it.each([
    ['a word with swapped letters', block('moevs a1', 'a2'), '14:4 document/test-word'],
    ['a word with a letter too many', block('results', '-> none'), '14:4 document/test-word'],
    ['a word in capitals', block('Perft', '1 2'), '14:4 document/test-word'],
    ['a block that never ends', '```moves a1\na2\n', '14:4 document/unclosed-fence'],
    ['a strange label', block('moves a1 #1st', 'a2'), '14:13 document/bad-label'],
    ['no square', block('moves', 'a2'), '14:4 document/test-argument'],
    ['no square but a label', block('moves #a', 'a2'), '14:4 document/test-argument'],
    ['a word where none belongs', block('perft 3', '1 2'), '14:10 document/test-argument'],
    ['no moves', block('legal'), '14:4 document/test-empty'],
    ['no moves but a position', block('play', 'fen: k3/4/4/K3 w - - 0 1'), '14:4 document/test-empty'],
    ['a depth alone', block('perft', '1 2', ' 2'), '16:2 document/test-line'],
    ['a depth that is too great', block('perft', '13 2'), '15:1 document/test-line'],
    ['words for squares', block('moves a1', 'a2 upwards'), '15:4 document/test-line'],
    ['none and more', block('moves a1', 'none a2'), '15:1 document/test-line'],
    ['a square off the board', block('moves a1', 'a2 e1'), '15:4 document/unknown-square'],
    [
      'a square of no board',
      block('moves a1', 'a2 z7 a99'),
      '15:4 document/unknown-square',
      '15:7 document/unknown-square',
    ],
    ['a piece off the board', block('moves a5', 'a2'), '14:10 document/unknown-square'],
    ['an arrow in a list of moves', block('legal', 'a2 -> none'), '15:7 document/test-arrow'],
    ['two arrows', block('play', 'a2', '-> x', '-> y'), '17:4 document/test-arrow'],
    ['moves behind the arrow', block('play', '-> x', 'a2'), '15:4 document/test-arrow'],
    ['no arrow', block('result', 'a2'), '14:4 document/test-arrow'],
    ['half a result', block('result', '-> white'), '15:4 document/test-line'],
    ['an unknown winner', block('result', '-> red checkmate'), '15:4 document/test-line'],
    ['an unknown rule', block('result', '-> white checkmat'), '15:4 document/test-line'],
    ['a result with reasons', block('result', '-> white checkmate of course'), '15:4 document/test-line'],
    ['an arrow without a FEN', block('fen', '-> x', 'k3'), '15:4 document/test-arrow'],
    ['a refusal without a code', block('fen', 'k3 -> refused'), '15:7 document/test-line'],
    ['a start in a list of FENs', block('fen', 'fen: k3', 'k3'), '15:1 document/test-line'],
    ['two starts', block('legal', 'fen: k3', 'fen: k3', 'a2'), '16:1 document/test-line'],
  ])('report %s', (_name, prose, ...problems) => {
    expect(found(withProse(prose))).toEqual(problems);
  });

  it('that cannot be run do not keep the game from being played, nor the other tests from being run', () => {
    const text = withProse(`${block('moves', 'a2')}${block('moves a5', 'a2')}${block('moves a1 #one', 'b1')}`);
    const result = loadVariant(text);
    expect(result).toMatchObject({ ok: true, warnings: [], value: { tests: [{ line: 20 }] } });
    expect(expectOk(result).proseProblems.map(({ code }) => code)).toEqual([
      'document/test-argument',
      'document/unknown-square',
    ]);
  });

  it('are listed with the other faults of a document that cannot be read', () => {
    expect(found(withProse(block('moves', 'a2')).replace('rows: 4', 'rows: x'))).toEqual([
      '5:33 document/wrong-value',
      '14:4 document/test-argument',
    ]);
  });

  it('call a hole a hole', () => {
    const text = withProse(block('moves a1', 'b2 e4')).replace('k3/pppp', 'k3/pppp').replace('PPPP/K3', 'P*PP/K3');
    expect(messages(text)).toEqual([
      'b2 is a hole of this board',
      'there is no square "e4" on this board (files a to d, ranks 1 to 4)',
    ]);
  });

  it('say what was probably meant', () => {
    expect(messages(withProse(block('moevs a1', 'a2')))[0]).toContain('did you mean "moves"?');
    expect(messages(withProse(block('result', '-> white checkmat')))[0]).toContain('did you mean "checkmate"?');
  });
});

describe('a block that is not closed', () => {
  it('is one fault, and what follows the next opening is read', () => {
    const prose = `\`\`\`moves a1 #one\na2 z9\n\nMany words that are no squares.\n\n${block('moves a1 #two', 'b1')}${block('legal #three', 'a1b1')}`;
    expect(found(withProse(prose))).toEqual(['14:4 document/unclosed-fence']);
    expect(messages(withProse(prose))[0]).toContain(
      'the block that begins on line 14 is not closed before another begins on line 19',
    );
    expect(tests(prose).map(({ label }) => label)).toEqual(['two', 'three']);
  });

  it('is found when it is no test but swallows one', () => {
    const prose = `\`\`\`text\nwords\n\n${block('moves a1 #two', 'b1')}`;
    expect(found(withProse(prose))).toEqual(['14:4 document/unclosed-fence']);
    expect(tests(prose).map(({ label }) => label)).toEqual(['two']);
  });

  it('is no longer fence that shows a shorter one, nor prose that shows code', () => {
    expect(found(withProse(`\`\`\`\`text\n${block('moves a1', 'b1')}\`\`\`\`\n`))).toEqual([]);
    expect(found(withProse('~~~text\n```moves a1\n~~~\n'))).toEqual([]);
    expect(found(withProse('```text\n```yaml\n```\n'))).toEqual([]);
  });

  it('to the end of the document is one fault too', () => {
    expect(found(withProse('```moves a1\nMany words that are no squares.\n'))).toEqual([
      '14:4 document/unclosed-fence',
    ]);
  });
});

describe('labels', () => {
  it('are borne once', () => {
    const text = withProse(block('moves a1 #one', 'a2') + block('moves a1 #one', 'a2'));
    expect(found(text)).toEqual(['17:13 document/duplicate-label']);
  });

  it('need not be mentioned where there is no such section', () => {
    expect(found(withProse(`#nothing\n\n## Tests\n\n1. #none\n\n${block('moves a1 #one', 'a2')}`))).toEqual([]);
  });

  it('and the section with every sentence name each other completely', () => {
    const prose = (items: string): string =>
      withProse(`${block('moves a1 #one', 'a2')}${block('legal #two', 'a1a2')}\n## ${SECTION}\n\n${items}`);
    expect(found(prose('1. A (#one), B. #two\n2. C [history]\n'))).toEqual([]);
    expect(found(prose('1. A #one\n'))).toEqual(['17:10 document/forgotten-label']);
    expect(found(prose('1. A #one #to\n2. B #two\n'))).toEqual(['23:11 document/unknown-label']);
    expect(messages(prose('1. A #one #to\n2. B #two\n'))[0]).toContain('did you mean "two"?');
    expect(found(prose('1. A #one\n   and #two\n2. B\n'))).toEqual(['25:1 document/sentence-without-test']);
    expect(found(prose('1. A #one #two\n\n## More\n\n#three\n'))).toEqual([]);
    expect(found(prose('1. A #one\n\n### Part\n\n1. B #two\n'))).toEqual([]);
  });

  it('in the info strings of tests are no mentions, nor are addresses and numbers', () => {
    const text = withProse(
      `## ${SECTION}\n\n1. A [https://example.org/page#nowhere, mate #3, &#x41;]\n\n${block('moves a1 #one', 'a2')}`,
    );
    expect(found(text)).toEqual(['18:13 document/forgotten-label']);
  });
});
