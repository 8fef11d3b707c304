/** Two enemies on one line: pins and skewers. */
import { checkSuspended, colourOf, legalMoves, type PieceCode, type Position, type Square } from '@hippodrome/rules';
import type { Material } from '../material.js';
import type { Turn } from './find-themes.js';
import { isRoyal } from './fork.js';
import { type Line, linesFrom } from './lines.js';

/**
 * A piece is pinned to its royal after the solver's move, and that matters: it could otherwise take what has moved, or it is taken with
 * the next move.
 *
 * @param byRide only along rides by leaps
 */
export function hasPin({ mine: { move, after }, next }: Turn, byRide: boolean): boolean {
  if (move.type !== 'step' || checkSuspended(after)) return false;
  return enemyLines(after).some(({ front, behind, leaps }) => {
    if (behind === undefined || (byRide && !leaps)) return false;
    if (isRoyal(after, front) || !isRoyal(after, behind) || !isEnemy(after, front) || !isEnemy(after, behind))
      return false;
    const isTaken =
      next?.move.type === 'step' && next.move.captures.includes(front) && !hasMoved(front, next.before, after);
    return isTaken || isHeldBack(after, front, move.to);
  });
}

/** A piece flees, and what stood behind it on the line of the piece that had moved is taken. */
export function hasSkewer({ mine: { move, after }, reply, next }: Turn, material: Material): boolean {
  if (move.type !== 'step' || reply?.move.type !== 'step' || next?.move.type !== 'step') return false;
  const { from, captures } = next.move;
  const fled = reply.move.from;
  return (
    from === move.to &&
    linesFrom(after.rules, after.placement, move.to).some(({ front, behind }) => {
      if (front !== fled || behind === undefined || !captures.includes(behind) || !isEnemy(after, behind)) return false;
      const worth = (square: Square): number => material.value(after.placement[square] as PieceCode);
      return isRoyal(after, front) || worth(front) >= worth(behind);
    })
  );
}

/** Lines of the side that has just moved. */
function enemyLines({ rules, placement, sideToMove }: Position): readonly Line[] {
  return rules.board.squares
    .filter((square) => (placement[square] as number) !== 0 && colourOf(placement[square] as PieceCode) !== sideToMove)
    .flatMap((square) => linesFrom(rules, placement, square));
}

/** Of the side to move. */
function isEnemy({ placement, sideToMove }: Position, square: Square): boolean {
  return colourOf(placement[square] as PieceCode) === sideToMove;
}

/** Whether a piece aims at a square but may not capture there. */
function isHeldBack(position: Position, piece: Square, target: Square): boolean {
  const { rules, placement, sideToMove } = position;
  return (
    rules.attacks.attackers(placement, target, sideToMove).includes(piece) &&
    !legalMoves(position).some((move) => move.type === 'step' && move.from === piece && move.to === target)
  );
}

function hasMoved(square: Square, now: Position, before: Position): boolean {
  return now.placement[square] !== before.placement[square];
}
