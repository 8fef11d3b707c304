/** What holds in every position of every game: two cheap oracles and the order of moves. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { FLEXIBLE } from '../../test-support/flexible.js';
import { choices, playChoices } from '../../test-support/random-games.js';
import { SHIPPED, shipped } from '../../test-support/shipped.js';
import { STRANGE_GAMES } from '../../test-support/strange.js';
import type { Square } from '../board/board.js';
import { parseFen, writeFen } from '../notation/index.js';
import { expectOk } from '../result.js';
import { royalAttacked } from './check.js';
import { outcome } from './end.js';
import { repetitionKey } from './key.js';
import { legalMoves, makeLegalMoves } from './legal.js';
import { compareMoves, type Move, sameMove } from './move.js';
import { EMPTY, type PieceCode } from './placement.js';
import { play } from './play.js';
import type { Position } from './position.js';
import { setUp } from './start.js';

/** Name, rules, and what share of the usual runs it gets: there is a lot to move in the strange games. */
const games = [
  ...SHIPPED.map((slug) => [slug, shipped(slug), 1] as const),
  ...STRANGE_GAMES.map(([name, rules]) => [name, rules, 0.2] as const),
  ['flexible castling', FLEXIBLE, 1] as const,
];

describe.each(games)('random games of %s', (_name, rules, share) => {
  test.prop([choices(120)], { numRuns: Math.ceil(12 * share) })(
    'list each legal move once, in the documented order',
    (picks) => {
      playChoices(rules, picks, (position) => {
        const moves = legalMoves(position);
        moves.forEach((move, i) => {
          if (i > 0) expect(compareMoves(moves[i - 1] as Move, move)).toBeLessThan(0);
        });
      });
    },
  );

  test.prop([choices(80), fc.nat(), fc.nat()], { numRuns: Math.ceil(40 * share) })(
    'play a move exactly when it is listed',
    (picks, from, to) => {
      const position = playChoices(rules, picks, () => undefined);
      for (const move of legalMoves(position)) expect(play(position, move).ok).toBe(true);
      const attempt = stepBetween(position, from, to);
      expect(play(position, attempt).ok).toBe(legalMoves(position).some((move) => sameMove(move, attempt)));
    },
  );

  test.prop([choices(120)], { numRuns: Math.ceil(12 * share) })(
    'never leave a royal where it could be taken, nor lose one',
    (picks) => {
      playChoices(rules, picks, (position, move) => {
        const after = expectOk(play(position, move));
        const safe = setUp(rules, expectOk(parseFen(rules, writeFen(after))));
        expect(safe.ok || outcome(after) !== undefined).toBe(true);
        if (safe.ok && position.rules.having.suspendsCheck.length === 0) {
          expect(royalAttacked(rules, after.placement, position.sideToMove)).toBe(false);
        }
      });
    },
  );

  test.prop([choices(120)], { numRuns: Math.ceil(12 * share) })('come out of their FEN as they went in', (picks) => {
    playChoices(rules, picks, (position) => {
      const again = expectOk(setUp(rules, expectOk(parseFen(rules, writeFen(position)))));
      expect(writeFen(again)).toBe(writeFen(position));
      expect(again.placement).toEqual(position.placement);
      expect(again.states).toEqual(position.states);
      expect(makeLegalMoves(again)).toEqual(legalMoves(position));
      expect(repetitionKey(again)).toBe(repetitionKey(position));
    });
  });
});

/** A step of whatever stands on some square to some other: mostly nonsense. */
function stepBetween({ rules, placement }: Position, from: number, to: number): Move {
  const { squares } = rules.board;
  const start = squares[from % squares.length] as Square;
  const end = squares[to % squares.length] as Square;
  const piece = placement[start] as PieceCode;
  return { type: 'step', from: start, to: end, piece, promotion: EMPTY, captures: [], passed: [] };
}
