import { describe, expect, it } from 'vitest';
import { positionOf, shipped } from '../../test-support/shipped.js';
import type { Square } from '../board/board.js';
import { DECISIVE, exchangeOn } from './exchange.js';

describe('an exchange', () => {
  const gain = (slug: string, fen: string, square: string): number | undefined => {
    const position = positionOf(shipped(slug), fen);
    const points: Readonly<Record<string, number>> = { P: 100, N: 300, B: 300, R: 500, Q: 900, C: 300, V: 100, M: 800 };
    return exchangeOn(
      position,
      position.rules.board.find(square) as Square,
      (piece) => points[position.rules.kinds[(piece >> 1) - 1]?.letter ?? ''] ?? 200,
    )?.gain;
  };

  it('stops when going on would lose', () => {
    expect(gain('chess', '4k3/2p5/3p4/8/8/8/3R4/3RK3 w - - 0 1', 'd6')).toBe(-300);
    expect(gain('chess', '4k3/8/3p4/8/8/8/3R4/3RK3 w - - 0 1', 'd6')).toBe(100);
  });

  it('knows that a royal does not take what is protected', () => {
    expect(gain('chess', '8/8/3k4/3p4/8/8/3R4/3RK3 w - - 0 1', 'd5')).toBe(100);
    expect(gain('chess', '8/8/3k4/3p4/8/8/3R4/4K3 w - - 0 1', 'd5')).toBe(-400);
  });

  it('knows that a pinned piece does not take back', () => {
    expect(gain('chess', '3k4/2b5/3p4/B7/8/8/3R4/3K4 w - - 0 1', 'd6')).toBe(100);
  });

  it('knows that who took the screen away is safe from the cannon', () => {
    const fen = (screen: string) => `k9/10/10/10/${screen}/10/10/10/10/K9[] w - - 0 1`;
    expect(gain('grand-cavalier', fen('C2vc5'), 'e6')).toBe(300);
    expect(gain('grand-cavalier', fen('C3c5'), 'e6')).toBeUndefined();
  });

  it('knows that a capture that ends the game is not answered', () => {
    expect(gain('knights', '6k1/8/3p4/4q3/8/3N4/8/4K2Q w - - 0 1', 'e5')).toBe(DECISIVE);
  });
});
