import { expectOk, parseMove } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { movesBetween } from '../play/choices.js';
import { rifles } from '../testing/rifles.js';
import { positionOf, squareOf } from '../testing/rulesets.js';
import { moveArrow } from './move-arrow.js';

function arrow(slug: string, fen: string, move: string): unknown {
  const position = positionOf(slug, fen);
  return moveArrow(position, expectOk(parseMove(position, move)));
}

describe('the arrow of a move', () => {
  it('of a rider shows every leap', () => {
    expect(arrow('nightrider', '4k3/8/8/8/8/8/8/N3K3 w - - 0 1', 'a1d7')).toEqual({
      from: 'a1',
      to: 'd7',
      via: ['b3', 'c5'],
      rank: 1,
    });
    expect(arrow('nightrider', '4k3/8/8/8/8/8/8/N3K3 w - - 0 1', 'a1b3')).toMatchObject({ via: [] });
  });

  it('of a slide is straight', () => {
    expect(arrow('chess', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a7')).toMatchObject({ from: 'a1', to: 'a7', via: [] });
    expect(arrow('chess', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2e4')).toMatchObject({ via: [] });
  });

  it('of a hopper is straight, whatever it leaps', () => {
    const fen = '4k5/10/10/10/3p6/10/3P6/10/3C6/4K5[] w - - 0 1';
    expect(arrow('grand-cavalier', fen, 'd2d6')).toMatchObject({ from: 'd2', to: 'd6', via: [] });
  });

  it('of a castling is the one of the king', () => {
    expect(arrow('chess', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1')).toMatchObject({ from: 'e1', to: 'g1', via: [] });
  });

  it('of a capture without moving points at what is taken', () => {
    const position = rifles('5k/6/6/2Upp1/6/K5 w - - 0 1');
    const [move] = movesBetween(position, squareOf(position, 'c3'), squareOf(position, 'c3'));
    expect(moveArrow(position, move ?? expect.fail('no such move'))).toMatchObject({ from: 'c3', to: 'd3', via: [] });
  });

  it('does not exist for a pass', () => {
    expect(moveArrow(positionOf('chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'), { type: 'pass' })).toBeUndefined();
  });
});
