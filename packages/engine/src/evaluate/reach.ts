/**
 * How much of the board a piece commands: the number of squares it can be expected to reach from a square while the board
 * is as full as in a typical middlegame. Counted over the rides of the real board, so that edges, holes, range limits, legs
 * of lame pieces and hurdles of hoppers need no special formula.
 */
import type { Frame, PieceCode, Ride, Square } from '@hippodrome/rules';

/** Share of squares that are occupied in a typical middlegame. */
const OCCUPIED = 0.3;
const FREE = 1 - OCCUPIED;

/** Expected number of squares within reach; a move that only captures, or never does, counts for one half. */
export function expectedReach({ rides }: Frame, piece: PieceCode, from: Square): number {
  return rides.from(piece, from).reduce((sum, ride) => sum + rideReach(ride), 0);
}

/** The mean over all squares. */
export function meanReach(frame: Frame, piece: PieceCode): number {
  const { squares } = frame.board;
  return squares.reduce((sum, square) => sum + expectedReach(frame, piece, square), 0) / squares.length;
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
  return weight * sum * chanceOfDemands(ride);
}

/** Chance that what the ride passes before its landings is as it needs it; half of the pieces are enemies. */
function chanceOfDemands({ demands }: Ride): number {
  if (demands === undefined) return 1;
  const { empty, pieces, friends, taken } = demands;
  return FREE ** empty.length * OCCUPIED ** pieces.length * (OCCUPIED / 2) ** (friends.length + taken.length);
}

/** Chance that the landings before the last one are as the ride needs them: empty, or with one hurdle within its limits. */
function chanceBetween({ hop }: Ride, between: number): number {
  if (hop === undefined) return FREE ** between;
  const first = Math.max(0, between - hop.after);
  const places = Math.max(0, Math.min(between, hop.before) - first);
  return places * OCCUPIED * FREE ** (between - 1);
}
