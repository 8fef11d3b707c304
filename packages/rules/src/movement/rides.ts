/**
 * For every piece and square of one game: the rides it may take there. Whatever can be known without the position (edges,
 * holes, legs that do not exist, whether a move is still an initial one) is settled here, once.
 */
import { isInBlock, mirrorBlock } from '../board/block.js';
import type { Board, Square, Vector } from '../board/board.js';
import { COLOURS, type Colour } from '../colour.js';
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
  /** Whether it depends on more of its square than the board's edges and holes: other squares may have none like it. */
  readonly local: boolean;
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
        const here = ways.flatMap((way) => way[square] ?? NO_RIDES);
        bySquare[square] = isStart ? here : here.filter((ride) => !ride.initial);
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
  const passed: Square[] = [];
  for (let i = 0; i <= index; i++) {
    passed.push(...(ride.via?.[i] ?? []));
    if (i < index) passed.push(ride.squares[i] as Square);
  }
  return passed;
}

/**
 * Makes the rides of a pattern, by the square they begin on; none where not even the first stride is possible. Pieces of either
 * colour that move alike share them.
 */
function createRideMaker(board: Board): (pattern: MovePattern, colour: Colour) => readonly (Ride | undefined)[] {
  const made = new Map<string, readonly (Ride | undefined)[]>();
  return (written, colour) => {
    const pattern = colour === 'white' ? written : mirrored(board, written);
    const { stride, via, range, quiet, capture, enPassant, initial, hop, within, from } = pattern;
    const places = [within, from].map((block) => [block?.files, block?.ranks]);
    const key = [stride, ...via, range, quiet, capture, enPassant, initial, hop?.before, hop?.after, ...places].join(
      ';',
    );
    const known = made.get(key);
    if (known !== undefined) return known;
    const rides: (Ride | undefined)[] = [];
    for (const square of board.squares) rides[square] = rideFrom(board, square, pattern);
    made.set(key, rides);
    return rides;
  };
}

function mirrored({ ranks }: Board, pattern: MovePattern): MovePattern {
  // Adding 0 makes -0 a plain 0.
  const mirror = ([files, forward]: Vector): Vector => [files, -forward + 0];
  const { within, from } = pattern;
  return {
    ...pattern,
    stride: mirror(pattern.stride),
    via: pattern.via.map(mirror),
    ...(within && { within: mirrorBlock(within, ranks) }),
    ...(from && { from: mirrorBlock(from, ranks) }),
  };
}

function rideFrom(board: Board, from: Square, pattern: MovePattern): Ride | undefined {
  const { stride, via: vias, range, quiet, capture, enPassant, initial, hop, within } = pattern;
  if (!mayBegin(board, from, pattern)) return undefined;
  const squares: Square[] = [];
  const via: Square[][] = [];
  let here = from;
  while (squares.length < range) {
    const next = board.step(here, stride);
    const legs = vias.map((leg) => board.step(here, leg));
    if (next === undefined || !legs.every((leg) => leg !== undefined)) break;
    if (within !== undefined && !isInBlock(board, within, next)) break;
    squares.push(next);
    via.push(legs);
    here = next;
  }
  if (squares.length === 0) return undefined;
  const local = initial || within !== undefined || pattern.from !== undefined;
  return { squares, via: vias.length > 0 ? via : undefined, quiet, capture, enPassant, initial, local, hop };
}

function mayBegin(board: Board, square: Square, { within, from }: MovePattern): boolean {
  return [within, from].every((block) => block === undefined || isInBlock(board, block, square));
}

/** A test whether two of some rides end on one square in the same way. */
function createMeetingTest({ files, ranks }: Board): (rides: readonly Ride[]) => boolean {
  // In which test the square was last reached.
  const quietIn = new Uint32Array(files * ranks);
  const captureIn = new Uint32Array(files * ranks);
  let test = 0;
  return (rides) => {
    test++;
    for (const { squares, quiet, capture } of rides) {
      for (const to of squares) {
        if ((quiet && quietIn[to] === test) || (capture && captureIn[to] === test)) return true;
        if (quiet) quietIn[to] = test;
        if (capture) captureIn[to] = test;
      }
    }
    return false;
  };
}
