/**
 * Candidates of the rides that plain chess does not know: those that need or take pieces on squares they pass, those that take
 * their own side's, and those that open squares at any time. Apart from the generator's main loop, which is the faster for it.
 */
import type { Square } from '../board/board.js';
import { areMet } from '../movement/demands.js';
import { passedBy, type Ride } from '../movement/rides.js';
import type { PieceKind } from '../rule/frame.js';
import { type Move, NO_SQUARES, step } from './move.js';
import { allEmpty, EMPTY, kindOf, type PieceCode, type Placement } from './placement.js';

/** Adds the moves of one ride. The square that it leaves counts as empty, and so do those on which it has captured. */
export function generateSpecial(
  ride: Ride,
  from: Square,
  piece: PieceCode,
  kinds: readonly PieceKind[],
  placement: Placement,
  moves: Move[],
): void {
  const side = (piece & 1) as 0 | 1;
  const isCommoner = (code: number): boolean => kinds[kindOf(code as PieceCode)]?.royal === false;
  const { squares, via, hop, demands } = ride;
  const taken = demands?.taken ?? NO_SQUARES;
  if (demands !== undefined && !areMet(demands, placement, side)) return;
  if (!taken.every((square) => isCommoner(placement[square] as number))) return;
  let hurdle = -1;
  for (let i = 0; i < squares.length; i++) {
    if (via !== undefined && !allEmpty(placement, via[i] as readonly Square[])) return;
    const to = squares[i] as Square;
    const found = to === from || taken.includes(to) ? EMPTY : (placement[to] as number);
    if (hop !== undefined && hurdle < 0) {
      if (i >= hop.before) return;
      if (found !== EMPTY) hurdle = i;
      continue;
    }
    if (hop !== undefined && i - hurdle > hop.after) return;
    if (found !== EMPTY) {
      const mayTake = (found & 1) === side ? ride.friend : ride.capture;
      if (mayTake && isCommoner(found)) moves.push(step(from, to, piece, ascending([...taken, to]), NO_SQUARES));
      return;
    }
    // Where it ends as it began, having taken nothing, is no move.
    if (ride.quiet && (to !== from || taken.length > 0)) {
      moves.push(step(from, to, piece, taken, ride.opens ? passedBy(ride, i) : NO_SQUARES));
    }
  }
}

function ascending(squares: Square[]): readonly Square[] {
  return squares.sort((a, b) => a - b);
}
