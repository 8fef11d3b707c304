import { describe, expect, it } from 'vitest';
import { codesOf, movesFrom } from '../../test-support/moves.js';
import { positionOf, shipped, shippedText, variationOf } from '../../test-support/shipped.js';
import { loadVariant } from '../document/index.js';
import { parseFen } from '../notation/index.js';
import { setUp } from '../position/index.js';
import { expectOk } from '../result.js';
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

  it('is at will on the ranks a document names, counted from the own side', () => {
    const rules = variationOf('chess', 'rules: { promotion: { to: [queen, rook], optional: [6, 7] } }');
    const of = (fen: string, start: string) => movesFrom(positionOf(rules, fen), start);
    expect(of('4k3/8/8/P7/8/8/8/4K3 w - - 0 1', 'a5')).toEqual(['a5a6', 'a5a6q', 'a5a6r']);
    expect(of('1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7')).toEqual(['a7a8q', 'a7a8r', 'a7b8q', 'a7b8r']);
    expect(of('4k3/8/8/8/8/p7/1N6/4K3 b - - 0 1', 'a3')).toEqual(['a3a2', 'a3a2q', 'a3a2r', 'a3b2', 'a3b2q', 'a3b2r']);
    expect(of('4k3/8/8/8/8/p7/8/4K3 b - - 0 1', 'a3')).toHaveLength(3);
    expect(of('4k3/8/8/8/P7/8/8/4K3 w - - 0 1', 'a4')).toEqual(['a4a5']);
    // A pawn that stayed a pawn may be set up, one on the last rank may not.
    expect(of('4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7')).toHaveLength(2);
    expect(rules.rules.find(({ key }) => key === 'promotion')?.hooks.sentences.map(({ message }) => message)).toEqual([
      'A pawn may promote when it reaches rank 6 or 7, counted from its own side, and must on the last rank to queen or rook.',
    ]);
  });

  it('may be mandatory before the last rank', () => {
    const rules = variationOf('chess', 'rules: { promotion: { to: [queen], rank: 7 } }');
    expect(movesFrom(positionOf(rules, '4k3/8/P7/8/8/8/8/4K3 w - - 0 1'), 'a6')).toEqual(['a6a7q']);
    expect(movesFrom(positionOf(rules, '4k3/8/8/8/8/p7/8/4K3 b - - 0 1'), 'a3')).toEqual(['a3a2q']);
    expect(codesOf(setUp(rules, expectOk(parseFen(rules, '4k3/P7/8/8/8/8/8/4K3 w - - 0 1'))))).toEqual([
      'setup/unpromoted',
    ]);
  });

  it('names ranks of the board', () => {
    const { spec } = shipped('chess');
    const promotion = { to: ['queen'], rank: 9, optional: [7, 10] };
    expect(codesOf(compile({ ...spec, rules: { ...spec.rules, promotion } }))).toEqual([
      'rules/no-such-rank',
      'rules/no-such-rank',
    ]);
  });

  it('can be switched off', () => {
    const rules = variationOf('chess', 'rules: { promotion: none }');
    expect(movesFrom(positionOf(rules, '4k3/P7/8/8/8/8/8/4K3 w - - 0 1'), 'a7')).toEqual(['a7a8']);
  });
});
