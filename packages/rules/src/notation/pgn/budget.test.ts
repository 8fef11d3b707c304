import { describe, expect, test } from 'vitest';
import { MOST_PROBLEMS } from './budget.js';
import { HEADER, outline, placed, read, readMoves } from './pgn.test-helper.js';
import { writePgn } from './write.js';

const MOVES_LINE = 9;

describe('the budget', () => {
  test('moves: those behind the last are kept, looked-up ones that are illegal count', () => {
    const { tree, problems } = readMoves('1. e4 (1. Nf4) e5 2. Nf3 (2. d4) Nc6 *', '*', { budget: { moves: 4 } });
    expect(problems.map(placed)).toEqual([`${MOVES_LINE}:12 move/unreachable`, `${MOVES_LINE}:30 pgn/too-many-moves`]);
    expect(outline(tree)).toBe('e4 (<Nf4>) e5 Nf3 (<d4>) <Nc6>');
  });

  test('depth: what lies deeper is kept, the lines around it are read', () => {
    const moves = '1. e4 e5 (1... c5 2. d4 (2. c3 (2. b3) d5) cxd4) 2. Nf3 *';
    const { tree, problems } = readMoves(moves, '*', { budget: { depth: 1 } });
    expect(problems.map(placed)).toEqual([`${MOVES_LINE}:25 pgn/too-deep`]);
    expect(outline(tree)).toBe('e4 e5 (c5 d4 (<2. c3 (2. b3) d5>) cxd4) Nf3');
  });

  test('tags: the first ones are read', () => {
    const [game] = read('[A "1"]\n[B "2"]\n[C "3"]\n[D "4"]\n1. e4 *', { budget: { tags: 2 } });
    expect([...(game?.tags.keys() ?? [])]).toEqual(['A', 'B']);
    expect(game?.problems.map(placed)).toEqual(['1:1 pgn/missing-tags', '3:1 pgn/too-many-tags']);
    expect(game && outline(game.tree)).toBe('e4');
  });

  describe('characters: what fits is read, and the next game is found', () => {
    test.each<[what: string, text: string, place: string, tree: string]>([
      ['in moves', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *', '7:28', 'e4 e5 Nf3 Nc6 Bb5'],
      ['in a line', `1. e4\ne5 ${'x'.repeat(60)} y *`, '8:4', 'e4 e5'],
      ['in a comment', `1. e4 {${'x'.repeat(60)}} e5 *`, '7:7', 'e4'],
      ['in a comment over lines', `1. e4 {${'x\n'.repeat(40)}} e5 *`, '7:7', 'e4'],
      ['in a comment that nobody closes', `1. e4 {${'x '.repeat(40)}\n\n`, '7:7', 'e4'],
      ['in tags', `[A "${'x'.repeat(30)}"]\n1. e4 *`, '7:1', ''],
    ])('%s', (_, text, place, tree) => {
      const games = read(`${HEADER}${text}\n\n[Event "?"]\n\n1. d4 *`, { budget: { characters: HEADER.length + 26 } });
      expect(games.map((game) => outline(game.tree))).toEqual([tree, 'd4']);
      expect(games[0]?.problems.filter(({ severity }) => severity === 'error').map(placed)).toEqual([
        `${place} pgn/too-long`,
      ]);
    });

    test('text behind the end is nobody’s', () => {
      const [game, ...others] = read(`1. e4 * ${'x'.repeat(100)}`, { budget: { characters: 50 } });
      expect(others).toEqual([]);
      expect(game?.problems.map(({ code }) => code)).toEqual(['pgn/missing-tags', 'pgn/text-after-end']);
    });

    test('what is lost of a long line behind the end is told', () => {
      const [game] = read(`1. e4 *${' '.repeat(100)}1. d4 *`, { budget: { characters: 50 } });
      expect(game?.problems.map(placed)).toEqual(['1:1 pgn/missing-tags', '1:52 pgn/text-after-end']);
    });

    test('each game has its own', () => {
      const games = read('1. e4 e5 2. Nf3 *\n1. d4 d5 2. c4 *', { budget: { characters: 20 } });
      expect(games.map(({ tree }) => outline(tree))).toEqual(['e4 e5 Nf3', 'd4 d5 c4']);
    });
  });

  test('problems: the last says that there are more, and how bad they are', () => {
    const warnings = readMoves(`1. e4 ${'$999 '.repeat(MOST_PROBLEMS + 5)} *`).problems;
    expect(warnings).toHaveLength(MOST_PROBLEMS + 1);
    expect(warnings.at(-1)).toMatchObject({ code: 'pgn/too-many-problems', severity: 'warning', column: 507 });
    const errors = readMoves(`1. e4 ${'$999 '.repeat(MOST_PROBLEMS)} ) *`).problems;
    expect(errors.at(-1)).toMatchObject({ code: 'pgn/too-many-problems', severity: 'error' });
  });

  test.each([
    '(',
    ')',
    '{}',
    '$1 ',
    '[',
    '[a]',
    '[A "]',
    '; x\n',
    '1. ',
    '1.',
    '!',
    '!x',
    'x ',
    '(x) ',
    '[A "x"]\n',
    '" ',
    '{[%a ',
    '[%a ]',
    '{',
    '\n',
    '\r',
    '0',
    '-',
  ])('a great many of %j overrun nothing', (text) => {
    for (const move of ['e4', 'e9']) {
      const [game] = read(`1. ${move} ${text.repeat(10_000)}`);
      expect(game?.problems.length).toBeLessThanOrEqual(MOST_PROBLEMS + 1);
      expect(game && writePgn(game)).toContain('Event');
    }
  });
});
