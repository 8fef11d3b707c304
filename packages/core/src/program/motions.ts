/**
 * What the rides of one piece come to for the core: leaps, lines, hops over a hurdle, and paths (a square together with the squares that
 * must be empty on the way, which is every other ride, landing by landing).
 */
import type { Board, PieceCode, Ride, Ruleset, Square, Vector } from '@hippodrome/rules';
import type { Shortcoming } from './unsupported.js';

export interface Motion {
  readonly from: Square;
  readonly to: Square;
  /** Squares that must be empty, ascending. */
  readonly over: readonly Square[];
  readonly quiet: boolean;
  readonly take: boolean;
}

/** A vector along which a piece rides from every square alike. */
export interface LineMotion {
  readonly vector: Vector;
  readonly quiet: boolean;
  readonly take: boolean;
}

export interface Motions {
  readonly lines: readonly LineMotion[];
  readonly hops: readonly LineMotion[];
  /** Of all squares. */
  readonly single: readonly Motion[];
  readonly passant: readonly Motion[];
  readonly shortcomings: readonly Shortcoming[];
}

/** Moves of at most so many strides are paths rather than lines. */
export function motionsOf(rules: Ruleset, code: PieceCode): Motions {
  const { board } = rules;
  const shortcomings = new Set<Shortcoming>();
  const single: Motion[] = [];
  const passant: Motion[] = [];
  const whole = wholeLines(rules, code);
  const inLines = new Set(whole.flatMap(({ rides }) => rides));
  for (const from of board.squares) {
    const here = rules.rides.from(code, from);
    const quiet = new Set(here.flatMap((ride) => (ride.quiet ? ride.squares : [])));
    if (here.some((ride) => ride.enPassant && ride.squares.some((to) => quiet.has(to)))) shortcomings.add('both-ways');
    for (const ride of here) {
      if (needsPieces(ride)) shortcomings.add('demands');
      if (ride.friend) shortcomings.add('friend');
      if (ride.tame) shortcomings.add('tame');
      if (ride.opens && !ride.initial) shortcomings.add('opening');
      if (ride.hop !== undefined && (ride.hop.before !== Infinity || ride.hop.after !== Infinity)) {
        shortcomings.add('hop-limits');
      }
      if (ride.hop !== undefined && !inLines.has(ride)) shortcomings.add('hop-path');
      if (ride.enPassant) {
        if (ride.squares.length > 1 || ride.via !== undefined || ride.hop !== undefined)
          shortcomings.add('hop-passant');
        passant.push(...landings(from, ride));
      }
      if (!inLines.has(ride)) single.push(...landings(from, ride));
    }
  }
  const motionOf = ({ vector, quiet, capture }: WholeLine): LineMotion => ({ vector, quiet, take: capture });
  return {
    lines: whole.filter(({ hops }) => !hops).map(motionOf),
    hops: whole.filter(({ hops }) => hops).map(motionOf),
    single,
    passant,
    shortcomings: [...shortcomings],
  };
}

/** Whether something must stand on the way; what must be empty is a matter of paths. */
function needsPieces({ demands }: Ride): boolean {
  return demands !== undefined && demands.pieces.length + demands.friends.length + demands.taken.length > 0;
}

/** Each landing of a ride with what must be empty for it. A path that crosses its own start finds it empty. */
function landings(from: Square, ride: Ride): readonly Motion[] {
  return ride.squares.flatMap((to, i) => {
    const passed = [
      ...(ride.demands?.empty ?? []),
      ...(ride.via?.slice(0, i + 1).flat() ?? []),
      ...ride.squares.slice(0, i),
    ];
    const over = [...new Set(passed)].filter((square) => square !== from).sort((a, b) => a - b);
    if (to === from || over.includes(to) || (!ride.quiet && !ride.capture)) return [];
    return [{ from, to, over, quiet: ride.quiet, take: ride.capture }];
  });
}

interface WholeLine {
  readonly vector: Vector;
  readonly quiet: boolean;
  readonly capture: boolean;
  readonly hops: boolean;
  /** All of them. */
  readonly rides: readonly Ride[];
}

/** The vectors along which the piece rides from everywhere as far as the board goes, and farther than one stride. */
function wholeLines(rules: Ruleset, code: PieceCode): readonly WholeLine[] {
  const { board, rides } = rules;
  const groups = new Map<string, { vector: Vector; ride: Ride; rides: Map<Square, Ride> }>();
  for (const from of board.squares) {
    for (const ride of rides.from(code, from)) {
      const to = ride.squares[0];
      if (to === undefined || !ride.straight || ride.via !== undefined || ride.demands !== undefined || ride.friend)
        continue;
      const vector: Vector = [board.file(to) - board.file(from), board.rank(to) - board.rank(from)];
      const key = [...vector, ride.quiet, ride.capture, ride.hop !== undefined, ride.local].join();
      const group = groups.get(key) ?? { vector, ride, rides: new Map<Square, Ride>() };
      group.rides.set(from, ride);
      groups.set(key, group);
    }
  }
  return [...groups.values()]
    .filter(({ vector, ride, rides: found }) => {
      const isLong = [...found.values()].some(({ squares }) => squares.length > 1);
      return (
        (isLong || ride.hop !== undefined) &&
        board.squares.every((from) => isWhole(board, from, vector, found.get(from)))
      );
    })
    .map(({ vector, ride, rides: found }) => ({
      vector,
      quiet: ride.quiet,
      capture: ride.capture,
      hops: ride.hop !== undefined,
      rides: [...found.values()],
    }));
}

/** Whether the ride leads as far as the board does; no ride at all where it leads nowhere. */
function isWhole(board: Board, from: Square, vector: Vector, ride: Ride | undefined): boolean {
  let length = 0;
  for (let at = board.step(from, vector); at !== undefined; at = board.step(at, vector)) length++;
  return (ride?.squares.length ?? 0) === length;
}
