import { describe, expect, it } from 'vitest';
import { positionOf, squareOf } from '../testing/rulesets.js';
import { destinations, movesBetween, promotionChoices } from './choices.js';

function between(slug: string, fen: string, from: string, to: string) {
  const position = positionOf(slug, fen);
  return movesBetween(position, squareOf(position, from), squareOf(position, to));
}

function targets(slug: string, fen: string, from: string): readonly string[] {
  const position = positionOf(slug, fen);
  const found = destinations(position).get(squareOf(position, from)) ?? [];
  return found.map(({ to, capture }) => `${capture ? 'x' : ''}${position.rules.board.name(to)}`);
}

describe('what a pair of squares means', () => {
  it('is mostly one move', () => {
    expect(between('chess', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2', 'e4')).toHaveLength(1);
    expect(between('chess', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2', 'e5')).toHaveLength(0);
  });

  it('may be one of several promotions', () => {
    const moves = between('chess', '8/4P3/8/8/8/8/k7/4K3 w - - 0 1', 'e7', 'e8');
    expect(promotionChoices(moves)).toHaveLength(4);
  });

  it('is as many promotions as the square or the pool allows', () => {
    expect(promotionChoices(between('cavalier', '8/8/4C3/8/8/8/k7/4K3 w - - 0 1', 'e6', 'd8'))).toHaveLength(1);
    const pool = '10/10/4V5/10/10/10/10/10/k9/4K5[QQC] w - - 0 1';
    expect(promotionChoices(between('grand-cavalier', pool, 'e8', 'd10'))).toHaveLength(2);
  });

  it('may be a step of the king or a castling by leap', () => {
    const fen = '5k6/12/12/12/12/12/12/12/12/6K4R w K - 0 1';
    const moves = between('wide-nightrider', fen, 'g1', 'h1');
    expect(moves.map(({ type }) => type)).toEqual(['step', 'castling']);
    expect(promotionChoices(moves)).toBeUndefined();
  });

  it('is castling too when the king is set on its rook, where that is one castling only', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
    expect(between('chess', fen, 'e1', 'h1')).toMatchObject([{ type: 'castling' }]);
    expect(targets('chess', fen, 'e1')).toContain('h1');
    expect(targets('wide-nightrider', '5k6/12/12/12/12/12/12/12/12/6K4R w K - 0 1', 'g1')).not.toContain('l1');
  });
});

it('destinations tell captures, en passant among them', () => {
  expect(targets('chess', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5')).toEqual(['xd6', 'e6']);
});
