/** Forks: one piece attacks two at once, both worth having, and takes one of them with its next move. */
import { colourOf, EMPTY, kindOf, opposite, type PieceCode, type Position, type Square } from '@hippodrome/rules';
import type { Material } from '../material.js';
import type { Turn } from './find-themes.js';
import { linesFrom } from './lines.js';

/** Less is not worth a fork, in centipawns. */
const WORTH = 180;

/** @param byRide only those that strike one of the two by a ride of two leaps or more */
export function hasFork({ mine: { move, after }, next }: Turn, material: Material, byRide: boolean): boolean {
  if (move.type !== 'step' || next?.move.type !== 'step' || next.move.from !== move.to) return false;
  const targets = forkedFrom(after, move.to, material);
  const taken = next.move.captures.find((square) => targets.includes(square));
  if (targets.length < 2 || taken === undefined) return false;
  return !byRide || targets.some((square) => isRiddenTo(after, move.to, square));
}

/** Royals, and pieces that stand unguarded or are worth more than the one that attacks them. @param position the enemy is to move */
function forkedFrom(position: Position, from: Square, material: Material): readonly Square[] {
  const { rules, placement, sideToMove } = position;
  const own = material.value(placement[from] as PieceCode);
  return rules.board.squares.filter((square) => {
    const code = placement[square] as PieceCode;
    if (code === EMPTY || colourOf(code) !== sideToMove) return false;
    if (!rules.attacks.attackers(placement, square, opposite(sideToMove)).includes(from)) return false;
    if (isRoyal(position, square)) return true;
    const isGuarded = rules.attacks.isAttacked(placement, square, sideToMove);
    return material.value(code) >= WORTH && (!isGuarded || material.value(code) > own);
  });
}

function isRiddenTo({ rules, placement }: Position, from: Square, to: Square): boolean {
  return linesFrom(rules, placement, from).some(({ front, open, leaps }) => leaps && open.length > 0 && front === to);
}

export function isRoyal({ rules, placement }: Position, square: Square): boolean {
  const code = placement[square] as PieceCode;
  return code !== EMPTY && rules.kinds[kindOf(code)]?.royal === true;
}
