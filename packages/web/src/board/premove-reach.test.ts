import { readdirSync } from 'node:fs';
import {
  expectOk,
  legalMoves,
  type Move,
  outcome,
  type PieceCode,
  type Position,
  parseMove,
  play,
  type Square,
  startPosition,
} from '@hippodrome/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rifles } from '../testing/rifles.js';
import { positionOf, rulesOf, squareOf } from '../testing/rulesets.js';
import { premovedMoves, premovePromotions, premoveTargets } from './premove-reach.js';

const SLUGS = readdirSync(new URL('../../../../variants', import.meta.url))
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -3));

type Squares = [Square, Square, Square, Square];

function targets(position: Position, from: string): readonly string[] {
  return premoveTargets(position, squareOf(position, from))
    .map((square) => position.rules.board.name(square))
    .sort();
}

describe.each([
  ...SLUGS.map((slug) => [slug, () => rulesOf(slug)] as const),
  ['a game of captures without moving', () => rifles('5k/6/6/2Upp1/6/K5 w - - 0 1').rules] as const,
])('in %s', (_, rules) => {
  it('whatever the other side plays, every legal move could have been entered before', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 40 }), (picks) => {
        let position = startPosition(rules());
        for (const pick of picks) {
          const moves = legalMoves(position);
          if (moves.length === 0 || outcome(position) !== undefined) return;
          const next = expectOk(play(position, moves[pick % moves.length] as Move));
          expectForeseen(position, next);
          position = next;
        }
      }),
      { numRuns: 12 },
    );
  });
});

/** @param before the other side's turn @param after one of its moves */
function expectForeseen(before: Position, after: Position): void {
  for (const move of legalMoves(after)) {
    if (move.type === 'pass') continue;
    expect(premoveTargets(before, move.from), `${JSON.stringify(move)}`).toContain(move.to);
  }
}

it('a rider may be sent through and onto anything, its own side included', () => {
  const position = positionOf('nightrider', '4k3/8/8/2P5/8/1P6/8/N3K3 b - - 0 1');
  expect(targets(position, 'a1')).toEqual(['b3', 'c2', 'c5', 'd7', 'e3', 'g4']);
});

it('a pawn may be sent where it would capture', () => {
  const position = positionOf('chess', '4k3/8/8/8/8/8/4P3/4K3 b - - 0 1');
  expect(targets(position, 'e2')).toEqual(['d3', 'e3', 'e4', 'f3']);
});

it('castling may be entered while its right is there', () => {
  const fen = (rights: string): string => `4k3/8/8/8/8/8/8/R3K2R b ${rights} - 0 1`;
  expect(targets(positionOf('chess', fen('K')), 'e1')).toEqual(['d1', 'd2', 'e2', 'f1', 'f2', 'g1', 'h1']);
  expect(targets(positionOf('chess', fen('-')), 'e1')).toEqual(['d1', 'd2', 'e2', 'f1', 'f2']);
});

it('an empty square sends nothing', () => {
  expect(targets(positionOf('chess', '4k3/8/8/8/8/8/8/4K3 b - - 0 1'), 'a1')).toEqual([]);
});

describe('when its turn has come', () => {
  const fen = '1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1';
  const position = positionOf('chess', fen);
  const [a7, a8, b8, e1] = (['a7', 'a8', 'b8', 'e1'] as const).map((name) => squareOf(position, name)) as Squares;
  const rook = position.rules.kindNamed('rook')?.white;

  it('the choice of a promotion is asked for ahead, and kept', () => {
    const choices = premovePromotions(position, a7, b8);
    expect(choices).toHaveLength(4);
    const premove = { from: a7, to: a8, promotion: rook as PieceCode };
    expect(premovedMoves(position, premove)).toEqual([expectOk(parseMove(position, 'a8=R'))]);
  });

  it('without a choice all that it may mean is there to choose from', () => {
    expect(premovedMoves(position, { from: a7, to: a8 })).toHaveLength(4);
    expect(premovePromotions(position, e1, squareOf(position, 'e2'))).toEqual([]);
  });

  it('what is not legal comes to nothing', () => {
    expect(premovedMoves(position, { from: e1, to: a8 })).toEqual([]);
  });
});
