/**
 * For every piece and square of one game: the rides it may take there. Whatever can be known without the position (edges,
 * holes, legs that do not exist, whether a move is still an initial one) is settled here, once.
 */
import type { Board, Square } from '../board/board.js';
import { COLOURS } from '../colour.js';
import { type PieceCode, type Placement, pieceCode } from '../position/placement.js';
import type { Demands } from './demands.js';
import type { Hop, MovePattern } from './pattern.js';
import { createRideMaker } from './ride-maker.js';

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
  /** Whether it depends on more of its square than the board's edges and holes: other squares may have none like it. */
  readonly local: boolean;
  readonly hop: Hop | undefined;
  /** May end on a piece of its own side, which it captures. */
  readonly friend: boolean;
  /** Whether all strides are the same vector, from the start on and within the edges of the board. */
  readonly straight: boolean;
  /** Whether it has demands, takes its own side's or opens squares at any time: what plain chess does not know. */
  readonly special: boolean;
  /** What must stand where besides; undefined when nothing must. */
  readonly demands: Demands | undefined;
  /** Initial, from the squares one rank ahead of the piece's own. */
  readonly ahead: boolean;
  /** Whether a quiet move leaves the squares that it passes open to capture en passant. */
  readonly opens: boolean;
  /** Whether it could not take a royal piece where it lands. */
  readonly tame: boolean;
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
  const rides: (readonly Ride[])[][] = [];
  const overlaps: boolean[] = [];
  const ridesOf = createRideMaker(board);
  const meet = createMeetingTest(board);
  patterns.forEach((ofKind, kind) => {
    for (const colour of COLOURS) {
      const code = pieceCode(kind, colour);
      const ways = ofKind.map((pattern) => ridesOf(pattern, colour));
      const bySquare: (readonly Ride[])[] = [];
      for (const square of board.squares) {
        const isStart = start[square] === code;
        const behind = board.at(board.file(square), board.rank(square) + (colour === 'white' ? -1 : 1));
        const isAhead = behind !== undefined && start[behind] === code;
        const here = ways.flatMap((way) => way[square] ?? NO_RIDES);
        const isOpen = ({ initial, ahead }: Ride): boolean => !initial || (ahead ? isAhead : isStart);
        bySquare[square] = here.every(isOpen) ? here : here.filter(isOpen);
      }
      rides[code] = bySquare;
      overlaps[code] = board.squares.some((square) => meet(bySquare[square] ?? NO_RIDES));
    }
  });
  return {
    from: (code, square) => rides[code]?.[square] ?? NO_RIDES,
    overlap: (code) => overlaps[code] ?? false,
  };
}

/** The squares that an initial ride passes up to its stride `index` (from 0), in the order passed. */
export function passedBy(ride: Ride, index: number): readonly Square[] {
  const passed: Square[] = [...(ride.demands?.empty ?? [])];
  for (let i = 0; i <= index; i++) {
    passed.push(...(ride.via?.[i] ?? []));
    if (i < index) passed.push(ride.squares[i] as Square);
  }
  return passed;
}

/** A test whether two of some rides end on one square in the same way. */
function createMeetingTest({ files, ranks }: Board): (rides: readonly Ride[]) => boolean {
  // In which test the square was last reached.
  const quietIn = new Uint32Array(files * ranks);
  const captureIn = new Uint32Array(files * ranks);
  let test = 0;
  return (rides) => {
    test++;
    for (const { squares, quiet, capture, friend, demands } of rides) {
      for (const to of squares) {
        // What lands where it has captured is a capture there, like any other.
        const takes = capture || friend || demands?.taken.includes(to) === true;
        if ((quiet && quietIn[to] === test) || (takes && captureIn[to] === test)) return true;
        if (quiet) quietIn[to] = test;
        if (takes) captureIn[to] = test;
      }
    }
    return false;
  };
}
