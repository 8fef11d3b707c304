import { describe, expect, it } from 'vitest';
import { positionOf, squareOf } from '../testing/rulesets.js';
import { RIDE_MARKS, type RideMark, ridesOf, squaresMarked } from './rides-overlay.js';

/** Names of the marked squares by mark. */
function marks(slug: string, fen: string, from: string): Partial<Record<RideMark, string>> {
  const position = positionOf(slug, fen);
  const rides = ridesOf(position, squareOf(position, from));
  if (rides === undefined) throw new Error(`nothing stands on ${from}`);
  const found = RIDE_MARKS.map((mark) => [mark, squaresMarked(position, rides, mark).join(' ')] as const);
  return Object.fromEntries(found.filter(([, squares]) => squares !== ''));
}

describe('the rides of a piece', () => {
  it('of a rider end at what they meet', () => {
    expect(marks('nightrider', '4k3/8/4p3/5P2/3N4/5p2/8/K7 w - - 0 1', 'd4')).toEqual({
      move: 'c2 e2 b3 b5 c6 b8',
      capture: 'f3 e6',
      guard: 'f5',
    });
  });

  it('are told of the enemy as well, whoever is to move', () => {
    expect(marks('nightrider', '4k3/8/4p3/5P2/3n4/5p2/8/K7 w - - 0 1', 'd4')).toEqual({
      move: 'c2 e2 b3 b5 c6 b8',
      guard: 'f3 e6',
      capture: 'f5',
    });
  });

  it('have ways: each landing names the one before', () => {
    const position = positionOf('nightrider', '4k3/8/8/8/8/8/8/N3K3 w - - 0 1');
    const rides = ridesOf(position, squareOf(position, 'a1'));
    const after = (name: string) => rides?.marks.get(squareOf(position, name))?.after;
    expect(after('d7')).toBe(squareOf(position, 'c5'));
    expect(after('b3')).toBe(squareOf(position, 'a1'));
  });

  it('of a pawn: where it goes is not what it attacks', () => {
    expect(marks('chess', '4k3/8/8/8/8/3p4/4P3/4K3 w - - 0 1', 'e2')).toEqual({
      move: 'e3 e4',
      capture: 'd3',
      attack: 'f3',
    });
    expect(marks('chess', '4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1', 'e2')).toEqual({
      move: 'e3',
      stop: 'e4',
      attack: 'd3 f3',
    });
  });

  it('take in what only a rule allows: en passant and castling', () => {
    expect(marks('chess', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5')).toEqual({
      move: 'e6',
      capture: 'd6',
      attack: 'f6',
    });
    expect(marks('chess', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1').move).toContain('g1');
  });

  it('of a lame leaper are barred at the leg', () => {
    const fen = '4k3/8/8/8/3C4/3C4/8/4K3 w - - 0 1';
    expect(marks('cavalier', fen, 'd4')).toEqual({ move: 'b3 f3 b5 f5 c6 e6', leg: 'd3' });
  });

  it('of a hopper leap exactly one piece', () => {
    const fen = '4k5/10/10/10/3p6/10/3P6/10/3C1P1p2/4K5[] w - - 0 1';
    expect(marks('grand-cavalier', fen, 'd2')).toEqual({
      move: 'd1 a2 b2 c2 e2 d3',
      hurdle: 'f2 d4',
      attack: 'g2 d5',
      capture: 'h2 d6',
    });
  });

  it('end at the king they attack, which is never taken', () => {
    expect(marks('chess', '4k3/8/8/8/8/8/8/K3R3 b - - 0 1', 'e1').attack).toBe('e8');
  });

  it('of a pinned piece are barred, and so is the last rank when there is nothing to promote to', () => {
    expect(marks('chess', '4r2k/8/8/8/8/4B3/8/4K3 w - - 0 1', 'e3').move).toBeUndefined();
    const closed = marks('grand-cavalier', '9k/10/4V5/10/10/10/10/10/10/K9[] w - - 0 1', 'e8');
    expect(closed.barred).toBe('d10 f10');
  });

  it('there are none from an empty square', () => {
    const position = positionOf('chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1');
    expect(ridesOf(position, squareOf(position, 'd4'))).toBeUndefined();
  });
});
