import { describe, expect, it } from 'vitest';
import { movesFrom } from '../../../test-support/moves.js';
import { positionOf, shipped, variationOf } from '../../../test-support/shipped.js';
import { parseUci, writeFen } from '../../notation/index.js';
import { play } from '../../position/index.js';
import { expectOk } from '../../result.js';
import { compile } from '../compile.js';

const kingMoves = (slug: string, fen: string) =>
  movesFrom(positionOf(shipped(slug), fen), fen.includes('/12/') ? 'g1' : 'e1');

function after(slug: string, fen: string, ...moves: string[]): string {
  let position = positionOf(shipped(slug), fen);
  for (const text of moves) position = expectOk(play(position, expectOk(parseUci(position, text))));
  return writeFen(position);
}

describe('orthodox castling', () => {
  const fen = (placement: string): string => `${placement} w KQ - 0 1`;

  it('is possible on both sides over empty squares', () => {
    expect(kingMoves('chess', fen('4k3/8/8/8/8/8/8/R3K2R'))).toEqual(expect.arrayContaining(['e1g1', 'e1c1']));
    expect(kingMoves('chess', fen('4k3/8/8/8/8/8/8/RN2KB1R'))).not.toContain('e1g1');
    expect(kingMoves('chess', fen('4k3/8/8/8/8/8/8/RN2KB1R'))).not.toContain('e1c1');
  });

  it('is not possible out of, through or into check', () => {
    expect(kingMoves('chess', fen('4k3/8/8/4r3/8/8/8/R3K2R'))).not.toContain('e1g1');
    expect(kingMoves('chess', fen('4k3/8/8/5r2/8/8/8/R3K2R'))).not.toContain('e1g1');
    expect(kingMoves('chess', fen('4k3/8/8/6r1/8/8/8/R3K2R'))).not.toContain('e1g1');
    expect(kingMoves('chess', fen('4k3/8/8/1r6/8/8/8/R3K2R'))).toContain('e1c1');
  });

  it('puts the rook on the square the king crossed', () => {
    expect(after('chess', fen('4k3/8/8/8/8/8/8/R3K2R'), 'e1g1')).toBe('4k3/8/8/8/8/8/8/R4RK1 b - - 1 1');
    expect(after('chess', fen('4k3/8/8/8/8/8/8/R3K2R'), 'e1c1')).toBe('4k3/8/8/8/8/8/8/2KR3R b - - 1 1');
  });

  it('is lost by a move of king or rook, and by the capture of the rook', () => {
    const both = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    expect(after('chess', both, 'e1e2')).toContain(' b kq ');
    expect(after('chess', both, 'h1g1')).toContain(' b Qkq ');
    expect(after('chess', both, 'a1a8')).toContain(' b Kk ');
  });

  it('stops where a ride attacks the square crossed', () => {
    expect(kingMoves('nightrider', '4k3/2n5/8/8/8/8/8/R3K2R w KQ - 0 1')).not.toContain('e1g1');
    expect(kingMoves('nightrider', '4k3/2n5/8/8/8/8/8/R3K2R w KQ - 0 1')).toContain('e1c1');
  });
});

describe('leap castling', () => {
  it('reaches every empty unattacked square between king and rook, whatever stands between', () => {
    const moves = kingMoves('wide-nightrider', '5k6/12/12/12/12/12/12/12/12/R2N2K3BR w KQ - 0 1');
    expect(moves.filter((text) => text.includes(','))).toEqual([
      'g1b1,a1g1',
      'g1c1,a1g1',
      'g1e1,a1g1',
      'g1f1,a1g1',
      'g1h1,l1g1',
      'g1i1,l1g1',
      'g1j1,l1g1',
    ]);
  });

  it('is not possible out of check, nor onto an attacked square, but over attacked ones', () => {
    const castlings = (fen: string) => kingMoves('wide-nightrider', fen).filter((text) => text.includes(','));
    expect(castlings('5k6/12/12/12/6r5/12/12/12/12/6K4R w K - 0 1')).toEqual([]);
    expect(castlings('5k6/12/12/12/7r4/12/12/12/12/6K4R w K - 0 1')).toEqual(['g1i1,l1g1', 'g1j1,l1g1', 'g1k1,l1g1']);
  });

  it('puts the rook where the king stood and ends the rights', () => {
    const fen = '5k6/12/12/12/12/12/12/12/12/R5K4R w KQ - 0 1';
    expect(after('wide-nightrider', fen, 'g1b1,a1g1')).toBe('5k6/12/12/12/12/12/12/12/12/1K4R4R b - - 1 1');
  });
});

describe('the option', () => {
  it('may name another partner than the rook', () => {
    const rules = variationOf(
      'chess',
      'rules: { castling: { style: orthodox, with: queen } }\nsetup: "4k2q/8/8/8/8/8/8/4K2Q"',
    );
    expect(movesFrom(positionOf(rules, '4k2q/7p/8/8/8/8/7P/4K2Q w Kk - 0 1'), 'e1')).toContain('e1g1');
  });

  it('may send the king farther than two squares', () => {
    const rules = variationOf(
      'wide-nightrider',
      'rules: { castling: { style: orthodox, squares: 3 } }\nsetup: "r5k4r/12/12/12/12/12/12/12/12/R5K4R"',
    );
    const castlings = (fen: string) => movesFrom(positionOf(rules, fen), 'g1').filter((text) => /g1[jd]1/.test(text));
    const empty = '6k5/12/12/12/12/12/12/12/12';
    expect(castlings(`${empty}/R5K4R w KQ - 0 1`)).toEqual(['g1d1', 'g1j1']);
    expect(castlings(`${empty}/RN4K3NR w KQ - 0 1`)).toEqual([]);
    // Attacks on the two squares crossed, on the one reached, on one that only the rook crosses.
    const attacked = (rook: string) => castlings(`6k5/12/12/12/${rook}/12/12/12/12/R5K4R w KQ - 0 1`);
    expect(attacked('7r4')).toEqual(['g1d1']);
    expect(attacked('8r3')).toEqual(['g1d1']);
    expect(attacked('9r2')).toEqual(['g1d1']);
    expect(attacked('10r1')).toEqual(['g1d1', 'g1j1']);
    const start = positionOf(rules, `${empty}/R5K4R w KQ - 0 1`);
    const castled = (text: string) => writeFen(expectOk(play(start, expectOk(parseUci(start, text)))));
    expect(castled('g1j1')).toBe(`${empty}/R7RK2 b - - 1 1`);
    expect(castled('g1d1')).toBe(`${empty}/3KR6R b - - 1 1`);
    expect(rules.rules.find(({ key }) => key === 'castling')?.hooks.sentences[0]?.message).toContain('three squares');
  });

  it('without a partner in the array is a warning', () => {
    const rules = variationOf('chess', 'setup: "4k3/pppppppp/8/8/8/8/PPPPPPPP/Q3K3"');
    const result = compile(rules.spec);
    expect(result.ok && result.warnings.map(({ code }) => code)).toEqual(['rules/castling-without-pair']);
    expect(rules.rules.map(({ key }) => key)).not.toContain('castling');
  });
});
