/** A piece steps out of another one's way. */
import { colourOf, inCheck, opposite, type PieceCode, royalSquares } from '@hippodrome/rules';
import type { Turn } from './find-themes.js';
import { isRoyal } from './fork.js';
import { linesFrom } from './lines.js';

/**
 * The line that is opened gives check, or what it opens upon is taken along it with the next move.
 *
 * @param byRide only lines that are ridden by leaps
 */
export function hasDiscovery({ mine: { move, after }, next }: Turn, byRide: boolean): boolean {
  if (move.type !== 'step') return false;
  const { rules, placement, sideToMove } = after;
  const isCheck = inCheck(after);
  return rules.board.squares.some((square) => {
    const code = placement[square] as PieceCode;
    if (code === 0 || colourOf(code) === sideToMove || square === move.to) return false;
    return linesFrom(rules, placement, square).some(({ open, front, leaps }) => {
      if ((byRide && !leaps) || !open.includes(move.from)) return false;
      if (colourOf(placement[front] as PieceCode) !== sideToMove) return false;
      if (isRoyal(after, front)) return isCheck;
      return (
        next?.move.type === 'step' &&
        next.move.from === square &&
        next.move.to === front &&
        next.move.captures.includes(front)
      );
    });
  });
}

/** Two pieces give check at once. */
export function hasDoubleCheck({ mine: { after } }: Turn): boolean {
  if (!inCheck(after)) return false;
  const { rules, placement, sideToMove } = after;
  return royalSquares(rules, placement, sideToMove).some(
    (square) => rules.attacks.attackers(placement, square, opposite(sideToMove)).length > 1,
  );
}
