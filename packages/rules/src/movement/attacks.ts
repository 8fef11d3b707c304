/**
 * The rides seen from their far end: which pieces could capture on a square, and what must stand or be empty between. Built
 * by turning every capturing ride of every piece around, so asymmetric and lame pieces need no thought.
 *
 * Most attackers (leapers and riders with nothing between but their landings) share lines: from a square outwards along a
 * vector, the first piece met attacks it if its kind rides that vector and the distance is within its range. The rest (lame
 * leapers, bent paths, hoppers) are listed one by one. So are captures on the way: a piece that takes what it passes attacks
 * the square it passes, as long as it could go on from there.
 */
import type { Board, Square, Vector } from '../board/board.js';
import { COLOURS, type Colour } from '../colour.js';
import { allEmpty, colourBit, EMPTY, type PieceCode, type Placement, pieceCode } from '../position/placement.js';
import { areMet, type Demands } from './demands.js';
import type { Hop } from './pattern.js';
import type { Ride, RideTable } from './rides.js';

/** Stands for a landing on which there is nothing by the time the piece comes there. */
const NO_SQUARE = -1 as Square;

export interface AttackTable {
  /** Whether a piece of the colour could capture on the square, were an enemy there, even a royal one. */
  isAttacked(placement: Placement, square: Square, by: Colour): boolean;
  /** The squares of all pieces of the colour that could, ascending. */
  attackers(placement: Placement, square: Square, by: Colour): readonly Square[];
}

/** Squares outwards from the attacked one, and how far each piece code attacks along them (0: not at all). */
interface Line {
  readonly squares: Square[];
  readonly range: Uint8Array;
}

/** One way for one piece on one square to attack the square that lists it. */
interface SingleAttack {
  readonly code: PieceCode;
  readonly from: Square;
  /** Squares that must be empty whatever else. */
  readonly empty: readonly Square[];
  /** Landings before the last, nearest to the attacker first; empty but for the hurdle of a hopper, to whom their number matters. */
  readonly between: readonly Square[];
  readonly hop: Hop | undefined;
  /** What else must be so for captures on the way, and for rides with demands. */
  readonly besides: Besides | undefined;
}

interface Besides {
  /** Pieces that the ride needs on squares it passes, and other enemies that it takes along. */
  readonly demands: Demands;
  /** Where the piece lands when that is not the attacked square itself, nor one that is empty by then. */
  readonly landing: Landing | undefined;
}

interface Landing {
  readonly square: Square;
  readonly quiet: boolean;
  readonly capture: boolean;
  readonly friend: boolean;
}

interface Approaches {
  readonly lines: readonly Line[];
  readonly singles: readonly SingleAttack[];
}

export function createAttackTable(board: Board, rides: RideTable, kinds: number): AttackTable {
  const bySquare = collect(board, rides, kinds);

  const isAttacked = (placement: Placement, square: Square, by: Colour): boolean => {
    const { lines, singles } = bySquare[square] as Approaches;
    const side = colourBit(by);
    for (const line of lines) if (attackerOn(line, placement, side) >= 0) return true;
    for (const single of singles) {
      if ((single.code & 1) === side && reaches(single, placement)) return true;
    }
    return false;
  };

  const attackers = (placement: Placement, square: Square, by: Colour): readonly Square[] => {
    const { lines, singles } = bySquare[square] as Approaches;
    const side = colourBit(by);
    const found = new Set<Square>();
    for (const line of lines) {
      const index = attackerOn(line, placement, side);
      if (index >= 0) found.add(line.squares[index] as Square);
    }
    for (const single of singles) {
      if ((single.code & 1) === side && reaches(single, placement)) found.add(single.from);
    }
    return [...found].sort((a, b) => a - b);
  };

  return { isAttacked, attackers };
}

/** Index on the line of the piece that attacks along it; -1 for none. */
function attackerOn(line: Line, placement: Placement, side: 0 | 1): number {
  const { squares, range } = line;
  for (let i = 0; i < squares.length; i++) {
    const code = placement[squares[i] as Square] as number;
    if (code === EMPTY) continue;
    return (code & 1) === side && (range[code] as number) > i ? i : -1;
  }
  return -1;
}

function reaches(single: SingleAttack, placement: Placement): boolean {
  if (placement[single.from] !== single.code) return false;
  if (!allEmpty(placement, single.empty)) return false;
  if (single.besides !== undefined && !isSo(single.besides, placement, (single.code & 1) as 0 | 1)) return false;
  return single.hop === undefined
    ? allEmpty(placement, single.between)
    : oneHurdle(single.between, single.hop, placement);
}

function isSo({ demands, landing }: Besides, placement: Placement, side: 0 | 1): boolean {
  return areMet(demands, placement, side) && (landing === undefined || isLanding(landing, placement, side));
}

function isLanding({ square, quiet, capture, friend }: Landing, placement: Placement, side: 0 | 1): boolean {
  const found = placement[square] as number;
  if (found === EMPTY) return quiet;
  return (found & 1) === side ? friend : capture;
}

function oneHurdle(between: readonly Square[], hop: Hop, placement: Placement): boolean {
  let hurdle = -1;
  for (let i = 0; i < between.length; i++) {
    if ((placement[between[i] as Square] ?? EMPTY) === EMPTY) continue;
    if (hurdle >= 0) return false;
    hurdle = i;
  }
  return hurdle >= 0 && hurdle < hop.before && between.length - hurdle <= hop.after;
}

function collect(board: Board, rides: RideTable, kinds: number): Approaches[] {
  const bundles = new Map<number, Bundle>();
  const singles: SingleAttack[][] = [];
  for (const square of board.squares) singles[square] = [];
  for (let kind = 0; kind < kinds; kind++) {
    for (const colour of COLOURS) {
      const code = pieceCode(kind, colour);
      for (const from of board.squares) {
        for (const ride of rides.from(code, from)) {
          const takes = ride.capture && !ride.tame;
          if (takes && isPlain(ride)) addToBundle(code, from, ride);
          else if (takes) addSingles(code, from, ride);
          if (ride.demands !== undefined) addVictims(code, from, ride, ride.demands);
        }
      }
    }
  }
  const approaches: Approaches[] = [];
  for (const square of board.squares) {
    const lines = [...bundles.values()].map((bundle) => lineTo(board, square, bundle));
    approaches[square] = { lines: lines.filter(({ squares }) => squares.length > 0), singles: singles[square] ?? [] };
  }
  return approaches;

  function addToBundle(code: PieceCode, from: Square, { squares }: Ride): void {
    const to = squares[0] as Square;
    const files = board.file(to) - board.file(from);
    const ranks = board.rank(to) - board.rank(from);
    const key = ranks * 64 + files;
    let bundle = bundles.get(key);
    if (bundle === undefined) {
      bundle = { back: [-files, -ranks], range: new Uint8Array(256), longest: 0 };
      bundles.set(key, bundle);
    }
    if ((bundle.range[code] as number) < squares.length) bundle.range[code] = squares.length;
    if (bundle.longest < squares.length) bundle.longest = squares.length;
  }

  function addSingles(code: PieceCode, from: Square, ride: Ride): void {
    const { demands } = ride;
    ride.squares.forEach((target, i) => {
      if (target === from || !mayHoldEnemy(target, demands)) return;
      // An enemy there is a piece to leap as well.
      const needs = demands && { ...demands, pieces: demands.pieces.filter((square) => square !== target) };
      singles[target]?.push(wayTo(code, from, ride, i, needs && { demands: needs, landing: undefined }));
    });
  }

  /** Not where the ride needs something else, nor where it has captured on its way. */
  function mayHoldEnemy(target: Square, demands: Demands | undefined): boolean {
    if (demands === undefined) return true;
    return ![demands.empty, demands.friends, demands.taken].some((squares) => squares.includes(target));
  }

  /** The captures on the way; whoever takes several attacks each of them if the others are there. */
  function addVictims(code: PieceCode, from: Square, ride: Ride, demands: Demands): void {
    for (const victim of demands.victims) {
      const others = { ...demands, victims: demands.victims.filter((other) => other !== victim) };
      ride.squares.forEach((square, i) => {
        const { quiet, capture, friend } = ride;
        const isFree = square === from || demands.taken.includes(square);
        if (isFree && !quiet) return;
        const landing = isFree ? undefined : { square, quiet, capture, friend };
        singles[victim]?.push(wayTo(code, from, ride, i, { demands: others, landing }));
      });
    }
  }

  /** What lies between the start and one landing. Where it began, and where it has captured, it finds nothing. */
  function wayTo(code: PieceCode, from: Square, ride: Ride, i: number, besides: Besides | undefined): SingleAttack {
    const isPassed = (square: Square): boolean => square !== from && !ride.demands?.taken.includes(square);
    const empty = (ride.via?.slice(0, i + 1).flat() ?? []).filter(isPassed);
    const between = ride.squares.slice(0, i);
    const met =
      ride.hop === undefined ? between.filter(isPassed) : between.map((at) => (isPassed(at) ? at : NO_SQUARE));
    return { code, from, empty, between: met, hop: ride.hop, besides };
  }
}

/** All lines along one vector. */
interface Bundle {
  /** From a landing to the one before. */
  readonly back: Vector;
  readonly range: Uint8Array;
  /** The greatest range of any piece. */
  longest: number;
}

function lineTo(board: Board, target: Square, { back, range, longest }: Bundle): Line {
  const squares: Square[] = [];
  for (let at = board.step(target, back); at !== undefined && squares.length < longest; at = board.step(at, back)) {
    squares.push(at);
  }
  return { squares, range };
}

/** Whether a ride depends on its landings alone, from every square alike. */
function isPlain(ride: Ride): boolean {
  return ride.via === undefined && ride.hop === undefined && !ride.local && ride.straight && ride.demands === undefined;
}
