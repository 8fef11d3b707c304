import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.js';
import { betzaPatterns, parseBetza } from './patterns.js';
import { printBetza } from './print.js';

const BOTH = ['l', 'r'];

describe('castling', () => {
  it.each<[string, readonly (readonly [readonly string[], number, number])[]]>([
    ['KisO2', [[BOTH, 0, 2]]],
    ['isO1', [[BOTH, 0, 1]]],
    ['KisjO2', [[BOTH, 1, 2]]],
    [
      'KirO2ilO3',
      [
        [['r'], 0, 2],
        [['l'], 0, 3],
      ],
    ],
    [
      'KisO4isO3irlO2',
      [
        [BOTH, 0, 4],
        [BOTH, 0, 3],
        [BOTH, 0, 2],
      ],
    ],
    ['isO12NN', [[BOTH, 0, 12]]],
  ])('%s is read', (text, expected) => {
    const { castlings = [] } = expectOk(parseBetza(text));
    expect(castlings.map(({ sides, inset, squares }) => [sides, inset, squares])).toEqual(expected);
  });

  it('is no move of the piece alone', () => {
    const { patterns } = expectOk(betzaPatterns('KisO2'));
    expect(patterns).toEqual(expectOk(betzaPatterns('K')).patterns);
    expect(expectOk(parseBetza('K'))).not.toHaveProperty('castlings');
  });

  it.each([
    ['isO2K', 'KisO2'],
    ['KirlO2', 'KisO2'],
    ['NisO3N', 'N1NisO3'],
  ])('%s is printed behind the moves: %s', (text, canonical) => {
    expect(printBetza(expectOk(parseBetza(text)))).toBe(canonical);
  });

  it('out of order is read with a warning', () => {
    const result = parseBetza('KsiO2');
    expect(result.ok && result.warnings).toMatchObject([
      { code: 'betza/modifier-order', column: 3, message: expect.stringContaining('write "isO2"') },
    ]);
  });

  it.each<[string, readonly (readonly [number, string])[]]>([
    ['KO2', [[2, 'betza/bad-castling']]],
    ['KiO2', [[3, 'betza/bad-castling']]],
    ['KsO2', [[3, 'betza/bad-castling']]],
    ['KisO', [[4, 'betza/bad-range']]],
    ['KisO0', [[4, 'betza/bad-range']]],
    ['KisO02', [[4, 'betza/bad-range']]],
    [`KisO${'9'.repeat(20)}`, [[4, 'betza/bad-range']]],
    ['KisOX', [[4, 'betza/unsupported']]],
    ['KisOO', [[4, 'betza/unsupported']]],
    ['KisO2O3', [[6, 'betza/bad-castling']]],
    ['KifO2', [[3, 'betza/bad-castling']]],
    [
      'KisvmnO2',
      [
        [4, 'betza/bad-castling'],
        [5, 'betza/bad-castling'],
        [6, 'betza/bad-castling'],
      ],
    ],
    [
      'KafisO2',
      [
        [2, 'betza/bad-castling'],
        [3, 'betza/bad-castling'],
      ],
    ],
    ['KiisO2', [[2, 'betza/unsupported']]],
    ['Ki(as)O2', [[3, 'betza/unsupported']]],
    ['KiasO2', [[3, 'betza/bad-castling']]],
    ['KisjjO2', [[5, 'betza/unsupported']]],
    ['KisO2isjO3', [[9, 'betza/unsupported']]],
    [
      '[F?isO2]',
      [
        [1, 'betza/unsupported'],
        [6, 'betza/unsupported'],
      ],
    ],
  ])('%s is refused', (text, expected) => {
    const result = betzaPatterns(text);
    expect(result.ok ? [] : result.problems.map(({ column, code }) => [column, code])).toEqual(expected);
  });

  it.each([
    ['KO2', 'castling needs its sides, s for both, l or r for one: write "isO2"'],
    ['KrjO3', 'a piece that has moved does not castle, which "i" says: write "irjO3"'],
    ['KisO', 'castling needs the number of squares that the king goes, as in "isO2"; a choice is written "isO2isO3"'],
  ])('%s is explained', (text, message) => {
    const result = betzaPatterns(text);
    expect(result.ok ? [] : result.problems.map((problem) => problem.message)).toEqual([message]);
  });
});
