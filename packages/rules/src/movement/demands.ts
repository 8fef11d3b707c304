/** What must stand on squares that a ride passes. */
import type { Square } from '../board/board.js';
import { allEmpty, EMPTY, type Placement } from '../position/placement.js';

/** Squares by what must be there for a ride to be possible at all. The square that the ride leaves is in none of the lists. */
export interface Demands {
  readonly empty: readonly Square[];
  /** Occupied, by either side. */
  readonly pieces: readonly Square[];
  /** Occupied by the mover's side. */
  readonly friends: readonly Square[];
  /** Occupied by the enemy and captured, wherever the ride ends. */
  readonly victims: readonly Square[];
  /** Occupied by the mover's side and captured, wherever the ride ends. */
  readonly sacrifices: readonly Square[];
  /** All that are captured, ascending. */
  readonly taken: readonly Square[];
}

/** Whether everything stands, or is empty, as the demands say; whether a victim may be taken is not asked. */
export function areMet(demands: Demands, placement: Placement, side: 0 | 1): boolean {
  const { empty, pieces, friends, victims, sacrifices } = demands;
  if (!allEmpty(placement, empty)) return false;
  for (const square of pieces) if (placement[square] === EMPTY) return false;
  for (const square of friends) if (!isOf(placement, square, side)) return false;
  for (const square of victims) if (!isOf(placement, square, side === 0 ? 1 : 0)) return false;
  for (const square of sacrifices) if (!isOf(placement, square, side)) return false;
  return true;
}

function isOf(placement: Placement, square: Square, side: 0 | 1): boolean {
  const code = placement[square] as number;
  return code !== EMPTY && (code & 1) === side;
}
