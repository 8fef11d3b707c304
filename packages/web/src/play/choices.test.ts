import { describe, expect, it } from 'vitest';
import { rifles } from '../testing/rifles.js';
import { positionOf, squareOf } from '../testing/rulesets.js';
import { destinations, differInCaptures, movesBetween, promotionChoices } from './choices.js';

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

describe('moves that differ in what they capture', () => {
  const moves = (fen: string, from: string, to: string) => {
    const position = rifles(fen);
    return movesBetween(position, squareOf(position, from), squareOf(position, to));
  };

  it('may be captures without moving', () => {
    const two = moves('5k/6/6/2Upp1/6/K5 w - - 0 1', 'c3', 'c3');
    expect(two).toHaveLength(1);
    const both = moves('5k/6/2p3/2Up2/6/K5 w - - 0 1', 'c3', 'c3');
    expect(both).toHaveLength(2);
    expect(differInCaptures(both)).toBe(true);
  });

  it('may be promotions as well', () => {
    const promotions = moves('5k/2p3/1V4/6/6/K5 w - - 0 1', 'b4', 'd6');
    expect(promotionChoices(promotions)).toHaveLength(4);
    expect(differInCaptures(promotions)).toBe(true);
    expect(differInCaptures(moves('5k/6/1V4/6/6/K5 w - - 0 1', 'b4', 'd6'))).toBe(false);
  });

  it('make the square one of captures', () => {
    const position = rifles('5k/6/6/2p3/1V4/K5 w - - 0 1');
    const found = destinations(position).get(squareOf(position, 'b2')) ?? [];
    expect(found.find(({ to }) => to === squareOf(position, 'd4'))?.capture).toBe(true);
  });
});

it('destinations tell captures, en passant among them', () => {
  expect(targets('chess', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5')).toEqual(['xd6', 'e6']);
});
