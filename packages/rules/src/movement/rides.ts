/**
 * For every piece and square of one game: the rides it may take there. Whatever can be known without the position (edges,
 * holes, legs that do not exist, whether a move is still an initial one) is settled here, once.
 */
import { isInBlock, mirrorBlock } from '../board/block.js';
import type { Board, Square, Vector } from '../board/board.js';
import { COLOURS, type Colour } from '../colour.js';
import { allEmpty, EMPTY, type PieceCode, type Placement, pieceCode } from '../position/placement.js';
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
  /** May end on a piece of its own side, which it captures. */
  readonly friend: boolean;
  /** Whether all strides are the same vector, from the start on and within the edges of the board. */
  readonly straight: boolean;
  /** Whether it has demands or takes its own side's: what plain chess does not know. */
  readonly special: boolean;
  /** What must stand where besides; undefined when nothing must. */
  readonly demands: Demands | undefined;
}

/** Squares by what must be there for a ride to be possible at all. The square that the ride leaves is in none of the lists. */
export interface Demands {
  readonly empty: readonly Square[];
  /** Occupied, by either side. */
  readonly pieces: readonly Square[];
  /** Occupied by the mover's side. */
  readonly friends: readonly Square[];
  /** Occupied by the enemy and captured, wherever the ride ends. Ascending. */
  readonly victims: readonly Square[];
}

export interface RideTable {
  /** The rides of a piece from a square; none from a square that is a hole. */
  from(code: PieceCode, square: Square): readonly Ride[];
  /** Whether two rides of this piece may end on one square in the same way, so that move lists need weeding. */
  overlap(code: PieceCode): boolean;
}

const NO_RIDES: readonly Ride[] = [];
const NOWHERE: Vector = [0, 0];

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
  const passed: Square[] = [...(ride.demands?.empty ?? [])];
  for (let i = 0; i <= index; i++) {
    passed.push(...(ride.via?.[i] ?? []));
    if (i < index) passed.push(ride.squares[i] as Square);
  }
  return passed;
}

/** Whether everything stands, or is empty, as the demands say; whether a victim may be taken is not asked. */
export function areMet({ empty, pieces, friends, victims }: Demands, placement: Placement, side: 0 | 1): boolean {
  if (!allEmpty(placement, empty)) return false;
  for (const square of pieces) if (placement[square] === EMPTY) return false;
  for (const square of friends) if (!holds(placement, square, side)) return false;
  for (const square of victims) if (!holds(placement, square, side === 0 ? 1 : 0)) return false;
  return true;
}

function holds(placement: Placement, square: Square, side: 0 | 1): boolean {
  const code = placement[square] as number;
  return code !== EMPTY && (code & 1) === side;
}

/**
 * Makes the rides of a pattern, by the square they begin on; none where not even the first stride is possible. Pieces of either
 * colour that move alike share them.
 */
function createRideMaker(board: Board): (pattern: MovePattern, colour: Colour) => readonly (Ride | undefined)[] {
  const made = new Map<string, readonly (Ride | undefined)[]>();
  return (written, colour) => {
    const pattern = colour === 'white' ? written : mirrored(board, written);
    const key = keyOf(pattern);
    const known = made.get(key);
    if (known !== undefined) return known;
    const rides: (Ride | undefined)[] = [];
    for (const square of board.squares) rides[square] = rideFrom(board, square, pattern);
    made.set(key, rides);
    return rides;
  };
}

/** Equal for equal patterns, in whatever order their parts were written. */
function keyOf(pattern: MovePattern): string {
  // JSON has no word for a ride without limit.
  const finite = (_key: string, value: unknown): unknown => (value === Infinity ? 'unlimited' : value);
  const parts = Object.entries(pattern).map((part) => JSON.stringify(part, finite));
  return parts.sort().join(';');
}

function mirrored({ ranks }: Board, pattern: MovePattern): MovePattern {
  // Adding 0 makes -0 a plain 0.
  const mirror = ([files, forward]: Vector): Vector => [files, -forward + 0];
  const { origin, swerve, demands, within, from } = pattern;
  return {
    ...pattern,
    stride: mirror(pattern.stride),
    via: pattern.via.map(mirror),
    ...(origin && { origin: mirror(origin) }),
    ...(swerve && { swerve: mirror(swerve) }),
    ...(demands && { demands: demands.map(({ at, holds }) => ({ at: mirror(at), holds })) }),
    ...(within && { within: mirrorBlock(within, ranks) }),
    ...(from && { from: mirrorBlock(from, ranks) }),
  };
}

function rideFrom(board: Board, from: Square, pattern: MovePattern): Ride | undefined {
  if (!mayBegin(board, from, pattern)) return undefined;
  const step = (vector: Vector): Square | undefined =>
    pattern.wraps ? wrapped(board, from, vector) : board.step(from, vector);
  const demands = readDemands(pattern, from, step);
  if (demands === 'impossible') return undefined;
  const squares: Square[] = [];
  const via: Square[][] = [];
  let here = pattern.origin ?? NOWHERE;
  while (squares.length < pattern.range) {
    const legs = pattern.via.map((leg) => step(plus(here, leg)));
    here = plus(here, squares.length % 2 === 1 ? (pattern.swerve ?? pattern.stride) : pattern.stride);
    const next = step(here);
    if (next === undefined || !legs.every((leg) => leg !== undefined)) break;
    if (pattern.within !== undefined && !isInBlock(board, pattern.within, next)) break;
    if (next === from && pattern.wraps) break;
    squares.push(next);
    via.push(legs);
  }
  if (squares.length === 0) return undefined;
  const { quiet, capture, enPassant, initial, hop } = pattern;
  const friend = pattern.friend ?? false;
  const local = initial || pattern.within !== undefined || pattern.from !== undefined;
  // The generator asks for the first of these for every ride of every position: they lie together.
  return {
    special: pattern.demands !== undefined || friend,
    hop,
    quiet,
    capture,
    squares,
    via: pattern.via.length > 0 ? via : undefined,
    initial,
    local,
    enPassant,
    friend,
    straight: pattern.origin === undefined && pattern.swerve === undefined && !pattern.wraps,
    demands,
  };
}

function mayBegin(board: Board, square: Square, { within, from }: MovePattern): boolean {
  return [within, from].every((block) => block === undefined || isInBlock(board, block, square));
}

/** The demands on the squares of one board; `impossible` when one of them is not there, or must hold a piece where the mover was. */
function readDemands(
  { demands }: MovePattern,
  from: Square,
  step: (at: Vector) => Square | undefined,
): Demands | undefined | 'impossible' {
  if (demands === undefined) return undefined;
  const lists = { nothing: [] as Square[], piece: [] as Square[], friend: [] as Square[], victim: [] as Square[] };
  for (const { at, holds } of demands) {
    const square = step(at);
    if (square === undefined || (square === from && holds !== 'nothing')) return 'impossible';
    if (square !== from) lists[holds].push(square);
  }
  const victims = lists.victim.sort((a, b) => a - b);
  return { empty: lists.nothing, pieces: lists.piece, friends: lists.friend, victims };
}

/** The square a displacement away on a board whose side edges join. */
function wrapped(board: Board, from: Square, [files, ranks]: Vector): Square | undefined {
  const file = (board.file(from) + files) % board.files;
  return board.at(file < 0 ? file + board.files : file, board.rank(from) + ranks);
}

function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1]];
}

/** A test whether two of some rides end on one square in the same way. */
function createMeetingTest({ files, ranks }: Board): (rides: readonly Ride[]) => boolean {
  // In which test the square was last reached.
  const quietIn = new Uint32Array(files * ranks);
  const captureIn = new Uint32Array(files * ranks);
  let test = 0;
  return (rides) => {
    test++;
    for (const { squares, quiet, capture, friend } of rides) {
      const takes = capture || friend;
      for (const to of squares) {
        if ((quiet && quietIn[to] === test) || (takes && captureIn[to] === test)) return true;
        if (quiet) quietIn[to] = test;
        if (takes) captureIn[to] = test;
      }
    }
    return false;
  };
}
