/**
 * From a pattern to the rides of one board. A pattern's last course becomes a ride as it is; its approaches, whose length only
 * the position decides, become one ride for every length that the board has room for, with demands on what they pass.
 */
import { isInBlock, mirrorBlock } from '../board/block.js';
import type { Board, Square, Vector } from '../board/board.js';
import type { Colour } from '../colour.js';
import type { Demands } from './demands.js';
import { type Bend, type Course, type Holds, inTurn, isTaken, type MovePattern } from './pattern.js';
import type { Ride } from './rides.js';
import { NOWHERE, plus } from './vector.js';

type RidesBySquare = readonly (readonly Ride[] | undefined)[];

/**
 * Makes the rides of a pattern, by the square they begin on; none where not even the first stride is possible. Pieces of either
 * colour that move alike share them.
 */
export function createRideMaker(board: Board): (pattern: MovePattern, colour: Colour) => RidesBySquare {
  const made = new Map<string, RidesBySquare>();
  return (written, colour) => {
    const pattern = colour === 'white' ? written : mirrored(board, written);
    const key = keyOf(pattern);
    const known = made.get(key);
    if (known !== undefined) return known;
    const rides: (readonly Ride[])[] = [];
    for (const square of board.squares) rides[square] = ridesFrom(board, square, pattern);
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
  const { approach, within, from } = pattern;
  return {
    ...pattern,
    ...mirroredCourse(pattern),
    ...(approach && { approach: approach.map(mirroredCourse) }),
    ...(within && { within: mirrorBlock(within, ranks) }),
    ...(from && { from: mirrorBlock(from, ranks) }),
  };
}

function mirroredCourse(course: Course): Course {
  // Adding 0 makes -0 a plain 0.
  const mirror = ([files, forward]: Vector): Vector => [files, -forward + 0];
  const { stride, via, over, bends, range, echo, lead, origin, demands, wraps } = course;
  return {
    stride: mirror(stride),
    via: via.map(mirror),
    ...(over && { over: over.map(mirror) }),
    ...(bends && { bends: bends.map((bend) => ({ stride: mirror(bend.stride), via: bend.via.map(mirror) })) }),
    range,
    ...(echo && { echo }),
    ...(lead && { lead }),
    ...(origin && { origin: mirror(origin) }),
    ...(demands && { demands: demands.map(({ at, holds }) => ({ at: mirror(at), holds })) }),
    ...(wraps && { wraps }),
  };
}

/** File and rank, which need not be those of a square: what is only leapt over may be a hole. */
type Point = readonly [file: number, rank: number];

/** How far a piece has come, and what must stand where for that. */
interface Progress {
  readonly at: Point;
  readonly needs: ReadonlyMap<Square, Holds>;
  /** How many strides the approach before made. */
  readonly length: number;
}

/** The rides of a pattern, as White makes it, from one square. */
export function ridesFrom(board: Board, from: Square, pattern: MovePattern): readonly Ride[] {
  if (!mayBegin(board, from, pattern)) return [];
  const { approach = [] } = pattern;
  const rides: Ride[] = [];
  const walk = (index: number, progress: Progress): void => {
    const course = approach[index];
    if (course === undefined) rides.push(...lastRides(board, from, pattern, progress));
    else for (const next of lengthsOf(board, from, course, pattern, progress)) walk(index + 1, next);
  };
  walk(0, { at: [board.file(from), board.rank(from)], needs: new Map(), length: 0 });
  return rides;
}

function mayBegin(board: Board, square: Square, { within, from }: MovePattern): boolean {
  return [within, from].every((block) => block === undefined || isInBlock(board, block, square));
}

/** The rides of the last course: one, unless what it needs grows with every stride. */
function lastRides(board: Board, from: Square, pattern: MovePattern, progress: Progress): readonly Ride[] {
  if (pattern.echo === undefined && (pattern.over === undefined || pattern.range === 1)) {
    const begun = begin(board, from, pattern, progress);
    const ride = begun && openRide(board, from, pattern, begun);
    return ride === undefined ? [] : [ride];
  }
  return lengthsOf(board, from, pattern, pattern, progress).flatMap(({ at, needs }) => {
    const square = squareAt(board, at, pattern);
    return square === undefined ? [] : [rideOf(pattern, [square], undefined, needs)];
  });
}

/** A ride as far as the board goes. */
function openRide(board: Board, from: Square, pattern: MovePattern, { at, needs }: Progress): Ride | undefined {
  const squares: Square[] = [];
  const via: Square[][] = [];
  const met = pattern.over === undefined ? needs : withAll(board, from, needs, at, pattern.over, 'piece', pattern);
  if (met === undefined) return undefined;
  let here = at;
  let isRound = false;
  while (squares.length < pattern.range) {
    const stride = strideOf(pattern, squares.length);
    const legs = stride.via.map((leg) => squareAt(board, plus(here, leg), pattern));
    const ahead = plus(here, stride.stride);
    here = normal(board, ahead, pattern);
    isRound ||= here[0] !== ahead[0] || pattern.bends !== undefined;
    const next = board.at(...here);
    if (next === undefined || !legs.every((leg) => leg !== undefined)) break;
    if (pattern.within !== undefined && !isInBlock(board, pattern.within, next)) break;
    // Round the board, or round a circle, it comes to where it has been.
    if (isRound && (next === from || squares.includes(next))) break;
    squares.push(next);
    via.push(needs.size === 0 && !pattern.wraps ? legs : legs.filter((leg) => leg !== from && !isEmptied(needs, leg)));
  }
  if (squares.length === 0) return undefined;
  const isLame = [pattern, ...(pattern.bends ?? [])].some((stride) => stride.via.length > 0);
  return rideOf(pattern, squares, isLame ? via : undefined, met);
}

function isEmptied(needs: ReadonlyMap<Square, Holds>, square: Square): boolean {
  const holds = needs.get(square);
  return holds !== undefined && isTaken(holds);
}

/** Everywhere that a course may end, if what it passes is as it needs it. */
function lengthsOf(
  board: Board,
  from: Square,
  course: Course,
  { within }: MovePattern,
  progress: Progress,
): readonly Progress[] {
  const ends: Progress[] = [];
  const landings: Square[] = [];
  let isRound = false;
  let now = begin(board, from, course, progress);
  const lead = course.lead ?? 0;
  const most = course.echo ? progress.length : course.range;
  for (let length = 1; now !== undefined && length <= most; length++) {
    const { stride, via } = strideOf(course, length - 1);
    const empty = withAll(board, from, now.needs, now.at, via, 'nothing', course);
    const needs = empty && withAll(board, from, empty, now.at, course.over ?? [], 'piece', course);
    if (needs === undefined) break;
    const ahead = plus(now.at, stride);
    const at = normal(board, ahead, course);
    isRound ||= at[0] !== ahead[0];
    const square = board.at(...at);
    if (square === undefined || (within !== undefined && !isInBlock(board, within, square))) break;
    // Round the board it comes to where it has been.
    if (isRound && (square === from || landings.includes(square))) break;
    landings.push(square);
    if (!course.echo || length === most)
      ends.push({ at, needs, length: isSlide(course) ? length + lead : progress.length });
    const passed = withOne(from, needs, square, 'nothing');
    now = passed && { at, needs: passed, length };
  }
  return ends;
}

/** Whether the length of a course is open; what is left of a slide of two squares that skips one is a slide still. */
function isSlide({ range, lead = 0 }: Course): boolean {
  return range + lead !== 1;
}

/** Where a course's first stride begins, with what it demands before. */
function begin(board: Board, from: Square, course: Course, progress: Progress): Progress | undefined {
  const needs = (course.demands ?? []).reduce<ReadonlyMap<Square, Holds> | undefined>(
    (known, { at, holds }) => known && withAll(board, from, known, progress.at, [at], holds, course),
    progress.needs,
  );
  if (needs === undefined) return undefined;
  return { ...progress, at: normal(board, plus(progress.at, course.origin ?? NOWHERE), course), needs };
}

/** The stride that comes after so many others. */
function strideOf({ stride, via, bends = [] }: Course, index: number): Bend {
  return bends[(index % (bends.length + 1)) - 1] ?? { stride, via };
}

/** The needs with more squares; undefined when one of them is not there or can never be so. */
function withAll(
  board: Board,
  from: Square,
  needs: ReadonlyMap<Square, Holds>,
  at: Point,
  offsets: readonly Vector[],
  holds: Holds,
  course: Course,
): ReadonlyMap<Square, Holds> | undefined {
  return offsets.reduce<ReadonlyMap<Square, Holds> | undefined>((known, offset) => {
    const square = squareAt(board, plus(at, offset), course);
    return known === undefined || square === undefined ? undefined : withOne(from, known, square, holds);
  }, needs);
}

/** The square that the ride leaves is empty while it lasts. */
function withOne(
  from: Square,
  needs: ReadonlyMap<Square, Holds>,
  square: Square,
  holds: Holds,
): ReadonlyMap<Square, Holds> | undefined {
  if (square === from) return holds === 'nothing' ? needs : undefined;
  const known = needs.get(square);
  const together = known === undefined ? holds : inTurn(known, holds);
  return together === undefined ? undefined : new Map(needs).set(square, together);
}

function squareAt(board: Board, point: Point, course: Course): Square | undefined {
  return board.at(...normal(board, point, course));
}

/** The point itself, brought back from beyond the side edges where they join. */
function normal({ files }: Board, [file, rank]: Point, { wraps }: Course): Point {
  return wraps ? [((file % files) + files) % files, rank] : [file, rank];
}

function rideOf(
  pattern: MovePattern,
  squares: readonly Square[],
  via: readonly (readonly Square[])[] | undefined,
  needs: ReadonlyMap<Square, Holds>,
): Ride {
  const { quiet, capture, enPassant, initial, hop } = pattern;
  const friend = pattern.friend ?? false;
  const demands = needs.size > 0 ? demandsOf(needs) : undefined;
  // The generator asks for the first of these for every ride of every position: they lie together.
  return {
    special: demands !== undefined || friend || (pattern.open ?? false),
    hop,
    quiet,
    capture,
    squares,
    via,
    initial,
    local: initial || pattern.within !== undefined || pattern.from !== undefined,
    enPassant,
    friend,
    straight: isStraight(pattern),
    demands,
    ahead: pattern.ahead ?? false,
    opens: initial || (pattern.open ?? false),
    tame: pattern.tame ?? false,
  };
}

function isStraight({ origin, bends, wraps, approach, echo }: MovePattern): boolean {
  return [origin, bends, wraps, approach, echo].every((part) => part === undefined);
}

function demandsOf(needs: ReadonlyMap<Square, Holds>): Demands {
  const holding = (...wanted: Holds[]): Square[] =>
    [...needs].filter(([, holds]) => wanted.includes(holds)).map(([square]) => square);
  return {
    empty: holding('nothing'),
    pieces: holding('piece'),
    friends: holding('friend'),
    victims: holding('victim'),
    sacrifices: holding('sacrifice'),
    taken: holding('victim', 'sacrifice').sort((a, b) => a - b),
  };
}
