/** Playing a move: a position and a legal move give the next position. */
import { opposite } from '../colour.js';
import { error, fail, ok, type Result } from '../result.js';
import { legalMoves } from './legal.js';
import { applyMove, type Move, sameMove } from './move.js';
import type { Position } from './position.js';
import { nextStates } from './states.js';

/** The position after a move; a problem when the move is not legal. Whether the game is over is not asked. */
export function play(position: Position, move: Move): Result<Position> {
  const legal = legalMoves(position).find((candidate) => sameMove(candidate, move));
  if (legal === undefined) return fail(error('move/illegal', 'that move is not legal in this position'));
  return ok(playUnchecked(position, legal));
}

/** The same for a move that is known to be one of `legalMoves(position)`. */
export function playUnchecked(position: Position, move: Move): Position {
  const { rules, sideToMove } = position;
  const placement = position.placement.slice();
  applyMove(placement, move);
  return {
    rules,
    placement,
    sideToMove: opposite(sideToMove),
    halfmoveClock: rules.resetsClock(move) ? 0 : position.halfmoveClock + 1,
    fullmoveNumber: position.fullmoveNumber + (sideToMove === rules.first ? 0 : 1),
    states: nextStates(position, move, placement),
  };
}
