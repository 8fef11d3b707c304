import { describe, expect, it } from 'vitest';
import { positionOf, shipped } from '../../test-support/shipped.js';
import type { Square } from '../board/board.js';
import { awakeningMoves, dormantChecksOf, maySuspendCheck } from './dormant-checks.js';

const KNIGHTS = shipped('knights');
const IN_OPENING = 'nnnqqnnn/pppp1ppp/8/3k4/4K3/5p2/PPPPPPPP/NNNQQNNN w - - 0 5 opening';

describe('dormant checks', () => {
  const named = (fen: string) => {
    const position = positionOf(KNIGHTS, fen);
    const name = (square: Square) => position.rules.board.name(square);
    const { white, black } = dormantChecksOf(position);
    const texts = [white, black].map((checks) =>
      checks.map(({ royal, attackers }) => `${name(royal)}: ${attackers.map(name).join(' ')}`).join(', '),
    );
    return { texts, moves: awakeningMoves(position).map(({ from, to }) => name(from) + name(to)) };
  };

  it('are the attacks on kings while a rule suspends check, for both sides', () => {
    expect(named(IN_OPENING).texts).toEqual(['e4: d5 e8', 'd5: e4']);
  });

  it('wake with the captures that end the phase, which must leave the own king safe', () => {
    // Kings next to each other: only a move of the king makes White's safe.
    expect(named(IN_OPENING).moves).toEqual(['e4f3']);
  });

  it('are none once check is in force', () => {
    const after = named('nnnqqnnn/pppp1ppp/8/3k4/8/4p3/PPPPPPPP/NNNQQKNN w - - 0 5');
    expect(after).toEqual({ texts: ['', ''], moves: [] });
  });

  it('exist in games that suspend check only', () => {
    expect(maySuspendCheck(KNIGHTS)).toBe(true);
    expect(maySuspendCheck(shipped('chess'))).toBe(false);
  });
});
