/** The captures of one piece: everything that is legal for it, without listing what else is. */
import type { Square } from '../board/board.js';
import { opposite } from '../colour.js';
import { candidateMovesFrom } from '../position/generate.js';
import { safetyTest } from '../position/legal.js';
import { compareMoves, type Step } from '../position/move.js';
import { colourOf, EMPTY, type PieceCode } from '../position/placement.js';
import type { Position } from '../position/position.js';
import { attackersOf } from './attackers.js';

/** The legal moves of the side to move that take what stands on a square, in the documented order. */
export function capturesOn(position: Position, square: Square): readonly Step[] {
  const { placement, sideToMove, rules } = position;
  const found = placement[square] as PieceCode;
  if (found === EMPTY || colourOf(found) !== opposite(sideToMove)) return [];
  const froms = attackersOf(position, square, sideToMove);
  if (froms.length === 0 && rules.having.generate.length === 0) return [];
  const candidates = candidateMovesFrom(position, froms).filter(
    (move): move is Step => move.type === 'step' && move.captures.includes(square),
  );
  if (candidates.length === 0) return [];
  return candidates.filter(safetyTest(position)).sort(compareMoves);
}
