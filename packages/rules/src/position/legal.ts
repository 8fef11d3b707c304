/**
 * Legal moves: the candidates after which no royal of the mover is attacked, wherever check is in force *after* the move. (So a
 * capture that ends a phase without check must leave the mover's own king safe.) A side that has none and is not in check may
 * have to pass.
 */
import type { Square } from '../board/board.js';
import { opposite } from '../colour.js';
import { checkSuspendedAfter, inCheck, royalSquares } from './check.js';
import { candidateMoves } from './generate.js';
import { applyMove, compareMoves, type Move, restoreSquares } from './move.js';
import type { Position } from './position.js';

const known = new WeakMap<Position, readonly Move[]>();

/**
 * All legal moves in the documented order (from, to, promotion, castling; numeric), whatever the outcome says. Made once for
 * each position.
 */
export function legalMoves(position: Position): readonly Move[] {
  const moves = known.get(position) ?? makeLegalMoves(position);
  known.set(position, moves);
  return moves;
}

/** As `legalMoves`, but not remembered: for walks over many positions. */
export function makeLegalMoves(position: Position): readonly Move[] {
  const safe = safetyTest(position);
  const moves = candidateMoves(position).filter(safe);
  if (moves.length === 0) return stalledMoves(position);
  return (moves as Move[]).sort(compareMoves);
}

/** The forced pass, where a rule gives one. */
function stalledMoves(position: Position): readonly Move[] {
  if (position.rules.having.whenStalled.length === 0 || inCheck(position)) return [];
  for (const { slot, hooks } of position.rules.having.whenStalled) {
    const move = hooks.whenStalled(position, position.states[slot]);
    if (move !== undefined) return [move];
  }
  return [];
}

/** A test that tells whether a candidate leaves all the mover's royals safe, or check out of force. */
export function safetyTest(position: Position): (move: Move) => boolean {
  const { rules, placement, sideToMove } = position;
  const royals = royalSquares(rules, placement, sideToMove);
  const enemy = opposite(sideToMove);
  const mayBeSuspended = rules.having.suspendsCheck.length > 0;
  const scratch = placement.slice();
  return (move) => {
    if (move.type === 'pass') return true;
    applyMove(scratch, move);
    const safe =
      (mayBeSuspended && checkSuspendedAfter(position, move, scratch)) ||
      !royals.some((square) => rules.attacks.isAttacked(scratch, royalAfter(move, square), enemy));
    restoreSquares(scratch, placement, move);
    return safe;
  };

  function royalAfter(move: Exclude<Move, { type: 'pass' }>, square: Square): Square {
    return square === move.from ? move.to : square;
  }
}
