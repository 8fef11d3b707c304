/**
 * Candidates of the rides that plain chess does not know: those that need or take pieces on squares they pass, and those that take
 * their own side's. Apart from the generator's main loop, which is the faster for it.
 */
import type { Square } from '../board/board.js';
import { areMet, passedBy, type Ride } from '../movement/rides.js';
import type { PieceKind } from '../rule/frame.js';
import { type Move, NO_SQUARES, step } from './move.js';
import { allEmpty, EMPTY, kindOf, type PieceCode, type Placement } from './placement.js';

/** Adds the moves of one ride. The square that it leaves counts as empty. */
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
  const victims = ride.demands?.victims ?? NO_SQUARES;
  if (ride.demands !== undefined && !areMet(ride.demands, placement, side)) return;
  if (!victims.every((square) => isCommoner(placement[square] as number))) return;
  for (let i = 0; i < ride.squares.length; i++) {
    if (ride.via !== undefined && !allEmpty(placement, ride.via[i] as readonly Square[])) return;
    const to = ride.squares[i] as Square;
    const found = to === from ? EMPTY : (placement[to] as number);
    if (found !== EMPTY) {
      const mayTake = (found & 1) === side ? ride.friend : ride.capture;
      if (mayTake && isCommoner(found)) moves.push(step(from, to, piece, ascending([...victims, to]), NO_SQUARES));
      return;
    }
    // Where it ends as it began, having taken nothing, is no move.
    if (ride.quiet && (to !== from || victims.length > 0)) {
      moves.push(step(from, to, piece, victims, ride.initial ? passedBy(ride, i) : NO_SQUARES));
    }
  }
}

function ascending(squares: Square[]): readonly Square[] {
  return squares.sort((a, b) => a - b);
}
