/**
 * What a piece can do from a square in general, whatever position it may once stand in: the contents of a move diagram. Where a
 * move needs somebody else (a victim, a hurdle) it is taken to be there; everything else is taken to be empty.
 */
import type { Square } from '../board/board.js';
import { kindOf, type PieceCode } from '../position/placement.js';
import type { Frame } from '../rule/frame.js';
import type { Ride } from './rides.js';

/** On which condition, from the weakest to the strongest: none; never moved before; a hurdle on the way; a capture on the way. */
export const WAYS = ['always', 'initial', 'hop', 'take'] as const;
export type Way = (typeof WAYS)[number];

/** What a piece can do on one square. At least one of `quiet`, `capture` and `passing` is there. */
export interface Reach {
  readonly square: Square;
  /** On which condition it may go there when the square is empty; absent when it may not. */
  readonly quiet?: Way;
  /** On which condition it may capture there; absent when it may not. */
  readonly capture?: Way;
  /** On which condition, besides that it is there, it captures an enemy that it passes there; absent when it does not. */
  readonly passing?: Way;
}

/** By square, ascending. @param rides all of one piece from one square */
export function reachOf(rides: readonly Ride[], from: Square): readonly Reach[] {
  const quiet = new Map<Square, Way>();
  const capture = new Map<Square, Way>();
  const passing = new Map<Square, Way>();
  for (const ride of rides) {
    const way = wayOf(ride);
    for (const square of landings(ride)) {
      // Back where it began, having taken nothing, it has not moved.
      if (ride.quiet && (square !== from || way === 'take')) ease(quiet, square, way);
      if (ride.capture && square !== from) ease(capture, square, way);
    }
    for (const victim of ride.demands?.victims ?? []) ease(passing, victim, conditionOf(ride));
  }
  const squares = [...new Set([quiet, capture, passing].flatMap((ways) => [...ways.keys()]))].sort((a, b) => a - b);
  return squares.map((square) => {
    const [toEmpty, toEnemy, past] = [quiet.get(square), capture.get(square), passing.get(square)];
    return {
      square,
      ...(toEmpty && { quiet: toEmpty }),
      ...(toEnemy && { capture: toEnemy }),
      ...(past && { passing: past }),
    };
  });
}

/**
 * Where a piece stands best in a diagram of its moves: of its starting squares if it has moves that it can make only there. First
 * counts that riders are seen to ride, in as many ways as they have; then how near the middle is. Of several, the first one (d4 of
 * d4, e4, d5 and e5).
 */
export function exampleSquare(frame: Frame, code: PieceCode): Square {
  const { board, spec, start } = frame;
  const isBoundToStart = spec.pieces[kindOf(code)]?.patterns.some(({ initial }) => initial) ?? false;
  const starts = isBoundToStart ? board.squares.filter((square) => start[square] === code) : [];
  const able = board.squares.filter((square) => frame.rides.from(code, square).length > 0);
  const squares = starts.length > 0 ? starts : able.length > 0 ? able : board.squares;
  const merits = new Map(squares.map((square) => [square, meritsOf(frame, code, square)]));
  return squares.reduce((best, square) => (exceeds(merits.get(square), merits.get(best)) ? square : best));
}

/** What speaks for a square, the weightiest first. */
function meritsOf({ board, rides }: Frame, code: PieceCode, square: Square): readonly number[] {
  const here = rides.from(code, square);
  const distance = (2 * board.file(square) - board.files + 1) ** 2 + (2 * board.rank(square) - board.ranks + 1) ** 2;
  const ridden = here
    .filter((ride) => landings(ride).length > 1)
    .map(({ squares: [first = square] }) => {
      const leap = [Math.abs(board.file(first) - board.file(square)), Math.abs(board.rank(first) - board.rank(square))];
      return leap.sort((a, b) => a - b).join();
    });
  return [new Set(ridden).size, -distance];
}

function exceeds(some: readonly number[] = [], others: readonly number[] = []): boolean {
  const index = some.findIndex((merit, i) => merit !== others[i]);
  return index >= 0 && (some[index] ?? 0) > (others[index] ?? 0);
}

function wayOf(ride: Ride): Way {
  return (ride.demands?.taken ?? []).length > 0 ? 'take' : conditionOf(ride);
}

/** The condition but for victims on the way. */
function conditionOf({ hop, initial, demands }: Ride): Way {
  const needsPieces =
    demands !== undefined && [demands.pieces, demands.friends, demands.sacrifices].some(({ length }) => length > 0);
  if (hop !== undefined || needsPieces) return 'hop';
  return initial ? 'initial' : 'always';
}

/** A hopper cannot end before the first square on which a hurdle could stand, nor farther than its limits let it. */
function landings({ squares, hop }: Ride): readonly Square[] {
  return hop === undefined ? squares : squares.slice(1, hop.before + hop.after);
}

/** Keeps the weakest condition. */
function ease(ways: Map<Square, Way>, square: Square, way: Way): void {
  const known = ways.get(square);
  if (known === undefined || WAYS.indexOf(way) < WAYS.indexOf(known)) ways.set(square, way);
}
