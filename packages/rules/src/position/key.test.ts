import { describe, expect, it } from 'vitest';
import { positionOf, shipped } from '../../test-support/shipped.js';
import { Game } from '../game/index.js';
import { parseSan } from '../notation/index.js';
import { expectOk } from '../result.js';
import { repetitionKey } from './key.js';

/** Plays SAN moves from the start and tells how often the last position has occurred. */
function occurrences(slug: string, moves: string): number {
  const game = new Game(shipped(slug));
  for (const san of moves.split(' ')) expectOk(game.play(expectOk(parseSan(game.position, san))));
  return game.occurrences;
}

const key = (slug: string, fen: string): string => repetitionKey(positionOf(shipped(slug), fen));

describe('repetition', () => {
  it('counts positions, the present one included', () => {
    expect(occurrences('chess', 'Nf3 Nf6 Ng1 Ng8')).toBe(2);
    expect(occurrences('chess', 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1')).toBe(2);
  });

  it('tells positions with different castling rights apart', () => {
    const placement = '4kb1r/5ppp/4p3/1N6/r3P3/8/Pn1BK1PP/R6R';
    expect(key('chess', `${placement} w k - 0 1`)).not.toBe(key('chess', `${placement} w - - 0 1`));
  });

  it('tells a position with a possible en passant capture apart', () => {
    // The first of the three looks alike but allowed exd6.
    expect(occurrences('chess', 'e4 Nf6 e5 d5 Bc4 Nc6 Bf1 Nb8 Bc4 Nc6 Bf1 Nb8')).toBe(2);
  });

  it('takes no notice of an en passant square on which no legal move captures', () => {
    // The pawn that could capture is pinned: d6 never mattered, so this is the third time.
    const moves = 'e4 c5 e5 Qb6 Nf3 Qe6 Ng1 d5 Nf3 Nc6 Ng1 Nb8 Nf3 Nc6 Ng1';
    const game = new Game(shipped('chess'));
    for (const san of moves.split(' ')) expectOk(game.play(expectOk(parseSan(game.position, san))));
    expect(game.outcome).toBeUndefined();
    expectOk(game.play(expectOk(parseSan(game.position, 'Nb8'))));
    expect(game.outcome).toEqual({ winner: null, rule: 'repetition' });
  });

  it('tells pools and phases apart', () => {
    const kings = '4k5/10/10/10/10/10/10/4v5/10/4K5';
    expect(key('grand-cavalier', `${kings}[] w - - 0 1`)).not.toBe(key('grand-cavalier', `${kings}[q] w - - 0 1`));
    const knights = 'n2q4/8/8/3k4/8/4K3/8/3Q3N';
    expect(key('knights', `${knights} b - - 2 2 opening`)).not.toBe(key('knights', `${knights} b - - 2 2`));
  });
});
