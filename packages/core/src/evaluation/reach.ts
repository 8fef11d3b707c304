/**
 * How much of the board a piece commands: the number of squares it can be expected to reach from a square while the board is as full as
 * in a typical middlegame. Counted over the rides of the real board, so that edges, holes, limits, legs and hurdles need no formula.
 */
import type { PieceCode, Ride, Ruleset, Square } from '@hippodrome/rules';

/** Share of squares that are occupied in a typical middlegame. */
const OCCUPIED = 0.3;
const FREE = 1 - OCCUPIED;

/** Expected number of squares; a move that only captures, or never does, counts for one half. */
export function expectedReach({ rides }: Ruleset, piece: PieceCode, from: Square): number {
  return rides.from(piece, from).reduce((sum, ride) => sum + rideReach(ride), 0);
}

/** The mean over all squares. */
export function meanReach(rules: Ruleset, piece: PieceCode): number {
  const { squares } = rules.board;
  return squares.reduce((sum, square) => sum + expectedReach(rules, piece, square), 0) / squares.length;
}

function rideReach(ride: Ride): number {
  const weight = (ride.quiet ? 0.5 : 0) + (ride.capture ? 0.5 : 0);
  // A move that a piece has once in its life says little about what it is worth.
  if (weight === 0 || ride.initial) return 0;
  let legs = 0;
  let sum = 0;
  for (let stride = 0; stride < ride.squares.length; stride++) {
    legs += ride.via?.[stride]?.length ?? 0;
    sum += FREE ** legs * chanceBetween(ride, stride);
  }
  return weight * sum;
}

/** Chance that the landings before the last one are as the ride needs them: empty, or with one hurdle. */
function chanceBetween({ hop }: Ride, between: number): number {
  return hop === undefined ? FREE ** between : between * OCCUPIED * FREE ** (between - 1);
}

/** The squares that a piece can ever come to from one, on an empty board. */
export function everReached({ rides }: Ruleset, piece: PieceCode, from: Square): ReadonlySet<Square> {
  const found = new Set([from]);
  for (const square of found) {
    for (const ride of rides.from(piece, square)) if (ride.quiet) for (const to of ride.squares) found.add(to);
  }
  return found;
}
