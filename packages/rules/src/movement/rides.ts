/**
 * For every piece and square of one game: the rides it may take there. Whatever can be known without the position (edges,
 * holes, legs that do not exist, whether a move is still an initial one) is settled here, once.
 */
import type { Board, Square, Vector } from '../board/board.js';
import type { Colour } from '../colour.js';
import { type PieceCode, type Placement, pieceCode } from '../position/placement.js';
import type { Hop, MovePattern } from './pattern.js';

/** One direction of one way of moving from one square. */
export interface Ride {
  /** Where each stride lands, in order, as far as the board goes. */
  readonly squares: readonly Square[];
  /** For each stride the squares that must be empty besides the landings before it; undefined when there are none at all. */
  readonly via: readonly (readonly Square[])[] | undefined;
  readonly quiet: boolean;
  readonly capture: boolean;
  readonly enPassant: boolean;
  readonly initial: boolean;
  readonly hop: Hop | undefined;
}

export interface RideTable {
  /** The rides of a piece from a square; none from a square that is a hole. */
  from(code: PieceCode, square: Square): readonly Ride[];
  /** Whether two rides of this piece may end on one square in the same way, so that move lists need weeding. */
  overlap(code: PieceCode): boolean;
}

const NO_RIDES: readonly Ride[] = [];

/** @param patterns by kind index */
export function createRideTable(
  board: Board,
  patterns: readonly (readonly MovePattern[])[],
  start: Placement,
): RideTable {
  const rides: Ride[][][] = [];
  const overlaps: boolean[] = [];
  patterns.forEach((ofKind, kind) => {
    for (const colour of ['white', 'black'] as const) {
      const code = pieceCode(kind, colour);
      const bySquare: Ride[][] = [];
      for (const square of board.squares) {
        const isStart = start[square] === code;
        bySquare[square] = ofKind
          .filter((pattern) => isStart || !pattern.initial)
          .map((pattern) => rideFrom(board, square, pattern, colour))
          .filter((ride) => ride.squares.length > 0);
      }
      rides[code] = bySquare;
      overlaps[code] = board.squares.some((square) => meet(bySquare[square] as Ride[]));
    }
  });
  return {
    from: (code, square) => rides[code]?.[square] ?? NO_RIDES,
    overlap: (code) => overlaps[code] ?? false,
  };
}

/** The squares that an initial ride passes up to its stride `index` (from 0), in the order passed. */
export function passedBy(ride: Ride, index: number): readonly Square[] {
  const passed: Square[] = [];
  for (let i = 0; i <= index; i++) {
    passed.push(...(ride.via?.[i] ?? []));
    if (i < index) passed.push(ride.squares[i] as Square);
  }
  return passed;
}

function rideFrom(board: Board, from: Square, pattern: MovePattern, colour: Colour): Ride {
  const turn = (vector: Vector): Vector => (colour === 'white' ? vector : [vector[0], -vector[1]]);
  const stride = turn(pattern.stride);
  const vias = pattern.via.map(turn);
  const squares: Square[] = [];
  const via: Square[][] = [];
  let here = from;
  while (squares.length < pattern.range) {
    const next = board.step(here, stride);
    const legs = vias.map((leg) => board.step(here, leg));
    if (next === undefined || !legs.every((leg) => leg !== undefined)) break;
    squares.push(next);
    via.push(legs);
    here = next;
  }
  const { quiet, capture, enPassant, initial, hop } = pattern;
  return { squares, via: vias.length > 0 ? via : undefined, quiet, capture, enPassant, initial, hop };
}

function meet(rides: readonly Ride[]): boolean {
  const quiet = new Set<Square>();
  const capture = new Set<Square>();
  return rides.some((ride) =>
    ride.squares.some((to) => (ride.quiet && seen(quiet, to)) || (ride.capture && seen(capture, to))),
  );
}

function seen(set: Set<Square>, square: Square): boolean {
  const known = set.has(square);
  set.add(square);
  return known;
}
