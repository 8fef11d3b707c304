import { describe, expect, it } from 'vitest';
import { codesOf, movesFrom } from '../../test-support/moves.js';
import { positionOf, shipped, shippedText, variationOf } from '../../test-support/shipped.js';
import { loadVariant } from '../document/index.js';
import { compile } from './compile.js';

const from = (slug: string, fen: string, start: string) => movesFrom(positionOf(shipped(slug), fen), start);

describe('promotion', () => {
  it('is mandatory, in the order of the pieces, by move and by capture', () => {
    const moves = from('chess', '3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1', 'c7');
    expect([...moves].sort()).toEqual(['c7c8b', 'c7c8n', 'c7c8q', 'c7c8r', 'c7d8b', 'c7d8n', 'c7d8q', 'c7d8r']);
    expect(moves.slice(0, 4).every((text) => text.startsWith('c7c8'))).toBe(true);
  });

  it('gives the nightrider the place of the knight whose letter it takes', () => {
    expect([...from('nightrider', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7')].sort()).toEqual([
      'a7a8b',
      'a7a8n',
      'a7a8q',
      'a7a8r',
    ]);
  });

  it('depends on the file where the document says so, for both colours', () => {
    expect(from('cavalier', '7k/8/1C6/8/8/8/8/K7 w - - 0 1', 'b6')).toEqual(expect.arrayContaining(['b6a8m', 'b6c8p']));
    expect(from('cavalier', '7k/8/8/8/8/3c4/8/K7 b - - 0 1', 'd3')).toEqual(
      expect.arrayContaining(['d3c1p', 'd3e1m', 'd3e1n', 'd3e1p', 'd3e1q']),
    );
  });

  it('does not happen on the own first rank', () => {
    expect(from('cavalier', '7k/8/8/8/8/1C6/8/K7 w - - 0 1', 'b3')).toContain('b3c1');
  });

  it('names pieces the game has, or the document is refused', () => {
    const text = shippedText('chess')?.replace(/to: \[.*\]/, 'to: [queen, unicorn]') ?? '';
    expect(codesOf(loadVariant(text)).length).toBeGreaterThan(0);
    const spec = {
      ...shipped('chess').spec,
      rules: { ...shipped('chess').spec.rules, promotion: { to: ['unicorn'] } },
    };
    expect(codesOf(compile(spec))).toEqual(expect.arrayContaining(['rules/unknown-piece']));
  });

  it('neither makes nor loses a royal piece', () => {
    const to = (promotion: unknown) => {
      const { spec } = shipped('chess');
      return codesOf(compile({ ...spec, rules: { ...spec.rules, promotion } }));
    };
    expect(to({ to: ['king', 'queen'] })).toEqual(['rules/royal-promotion']);
    expect(to({ piece: 'king', to: ['queen'] })).toEqual(['rules/royal-promotion']);
  });

  it('makes nothing that would have to promote at once', () => {
    const { spec } = shipped('chess');
    const promotion = { piece: ['pawn', 'knight'], to: { a: ['queen', 'knight'], b: ['pawn'] } };
    expect(codesOf(compile({ ...spec, rules: { ...spec.rules, promotion } }))).toEqual([
      'rules/promotion-to-itself',
      'rules/promotion-to-itself',
    ]);
  });

  it('lists no piece twice', () => {
    const text = shippedText('chess')?.replace(/to: \[.*\]/, 'to: [queen, rook, queen]') ?? '';
    const result = loadVariant(text);
    expect(result.ok ? [] : result.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('listed twice'),
    ]);
  });

  it('can be switched off', () => {
    const rules = variationOf('chess', 'rules: { promotion: none }');
    expect(movesFrom(positionOf(rules, '4k3/P7/8/8/8/8/8/4K3 w - - 0 1'), 'a7')).toEqual(['a7a8']);
  });
});
