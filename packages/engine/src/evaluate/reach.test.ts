import type { Ruleset, Square } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { rulesOf, shipped } from '../../test-support/games.js';
import { expectedReach, meanReach } from './reach.js';

function reachOn(rules: Ruleset, piece: string, square: string): number {
  const kind = rules.kindNamed(piece);
  if (kind === undefined) throw new Error(`no ${piece}`);
  return expectedReach(rules, kind.white, rules.board.find(square) as Square);
}

function withPiece(betza: string): Ruleset {
  return rulesOf(`---
title: One Piece
slug: one-piece
engine:
  topology: { type: grid, rows: 8, cols: 8 }
  setup: "k6x/8/8/8/8/8/8/K6X"
  pieces:
    king: { notation: K, betza: K, royal: true }
    piece: { notation: X, betza: "${betza}" }
  rules: { wins: [checkmate] }
---
`);
}

describe('expected reach', () => {
  it('of a leaper is the number of its targets', () => {
    expect(reachOn(shipped('chess'), 'knight', 'd4')).toBe(8);
    expect(reachOn(shipped('chess'), 'knight', 'a1')).toBe(2);
    expect(meanReach(shipped('chess'), shipped('chess').kindNamed('knight')?.white as never)).toBeCloseTo(5.25);
  });

  it('of a rider falls with every square that must be empty', () => {
    const seven = [0, 1, 2, 3, 4, 5, 6].reduce((sum, i) => sum + 0.7 ** i, 0);
    expect(reachOn(shipped('chess'), 'rook', 'a1')).toBeCloseTo(2 * seven);
  });

  it('of a piece that only moves, or only captures, is half as much', () => {
    expect(reachOn(withPiece('mW'), 'piece', 'd4')).toBe(2);
    expect(reachOn(withPiece('cW'), 'piece', 'd4')).toBe(2);
  });

  it('of a lame leaper counts the chance that its leg is free', () => {
    expect(reachOn(withPiece('nN'), 'piece', 'd4')).toBeCloseTo(8 * 0.7);
  });

  it('of a hopper counts the chance of exactly one hurdle', () => {
    // From a1 along a rank: no target next to it, then one hurdle on any of the squares between.
    const ray = [1, 2, 3, 4, 5, 6].reduce((sum, between) => sum + between * 0.3 * 0.7 ** (between - 1), 0);
    expect(reachOn(withPiece('pR'), 'piece', 'a1')).toBeCloseTo(2 * ray);
    // A grasshopper lands right behind the hurdle, which may stand anywhere.
    const grasshopper = [1, 2, 3, 4, 5, 6].reduce((sum, between) => sum + 0.3 * 0.7 ** (between - 1), 0);
    expect(reachOn(withPiece('gR'), 'piece', 'a1')).toBeCloseTo(2 * grasshopper);
  });

  it('ignores moves that a piece has once in its life', () => {
    expect(reachOn(shipped('chess'), 'pawn', 'e2')).toBe(reachOn(shipped('chess'), 'pawn', 'e3'));
  });
});
