/**
 * What a Betza atom with its modifiers comes to: the form in which every notation for piece moves (Betza, the vectors of
 * seed documents) meets the board. A piece has a list of patterns; each is one direction of one way of moving.
 */
import type { Block } from '../board/block.js';
import type { Vector } from '../board/board.js';

/** A run of strides in one direction, or along a bent line. */
export interface Course {
  /** Displacement of one stride. A leaper makes one, a rider repeats it. */
  readonly stride: Vector;
  /**
   * Squares, as displacements from where a stride begins, that must exist and be empty for that stride: the leg of a lame
   * leaper, the turning points of a mao, the squares that a pawn's double step passes (in the order passed). Never the start
   * itself. Two patterns may share a stride with different squares here (a moo): either way suffices.
   */
  readonly via: readonly Vector[];
  /** Squares, likewise, that must hold a piece for that stride. */
  readonly over?: readonly Vector[];
  /** The strides that follow the first, in turn; then the first comes again: a crooked or a circular rider. */
  readonly bends?: readonly Bend[];
  /**
   * How many strides at most; `Infinity` for a rider. Every landing before the last must be empty, except a hopper's hurdle. For
   * a hopper the stride onto the hurdle counts as well: this is the limit of the whole ride.
   */
  readonly range: number;
  /** Exactly as many strides as the approach before it made; the range says nothing then. */
  readonly echo?: true;
  /** How many squares a slide skips before its first stride; they count towards its length. */
  readonly lead?: number;
  /** Where the first stride begins, as a displacement from where the course before ended, when that is not there itself. */
  readonly origin?: Vector;
  /** What must stand on squares that the piece passes before the first stride, or all along if it makes one stride only. */
  readonly demands?: readonly Demand[];
  /** The side edges of the board join, as on a cylinder. */
  readonly wraps?: true;
}

/** A stride that leads another way than the first one of its course, and what must be empty for it. */
export type Bend = Pick<Course, 'stride' | 'via'>;

/** One direction of one way of moving, as White moves (forward = more ranks). Black's is the mirror image, rank for rank. */
export interface MovePattern extends Course {
  /**
   * Courses before this one: slides behind which the piece turns. Each ends where it likes within its range; what must stand
   * there the next one demands, at its own [0, 0].
   */
  readonly approach?: readonly Course[];
  /** May end on an empty square. */
  readonly quiet: boolean;
  /** May end on an enemy. */
  readonly capture: boolean;
  /** May capture en passant: end on a square that an enemy's initial move has just passed. */
  readonly enPassant: boolean;
  /** Only from a square on which a piece of this kind and colour stands in the starting array. */
  readonly initial: boolean;
  /** Initial, but from the squares one rank ahead of those. */
  readonly ahead?: true;
  /** Leaves the squares that it passes open to capture en passant, as every initial move does. */
  readonly open?: true;
  /** The block that is never left: neither entered from outside nor moved out of; the whole board when absent. */
  readonly within?: Block;
  /** Only from squares of this block; from everywhere when absent. */
  readonly from?: Block;
  /**
   * Exactly one piece, of either colour, must stand on a landing square of the ride (the hurdle). The mover passes it and may end
   * only behind it; a second piece ends the ride: it may be captured, not passed.
   */
  readonly hop?: Hop;
  /** May end on a piece of its own side, which it captures. */
  readonly friend?: true;
  /** Could not take a royal piece on the square where it ends, so that it gives no check there. */
  readonly tame?: true;
}

/** A square, as a displacement from where the course before ended (the start, for the first), and what must be there. */
export interface Demand {
  readonly at: Vector;
  readonly holds: Holds;
}

/**
 * `piece`: one of either side, which stays; `friend`: one of the mover's side, which stays; `victim`: an enemy, which is captured;
 * `sacrifice`: one of the mover's side, which is captured.
 */
export type Holds = 'nothing' | 'piece' | 'friend' | 'victim' | 'sacrifice';

/** Limits of a hopper's ride, counted in strides. */
export interface Hop {
  /** The hurdle stands at most this many strides from the start: 1 for a piece that leaps only its neighbours. */
  readonly before: number;
  /** The hopper lands at most this many strides behind the hurdle: 1 for a grasshopper, `Infinity` for a cannon. */
  readonly after: number;
}

export function isTaken(holds: Holds): boolean {
  return holds === 'victim' || holds === 'sacrifice';
}

/**
 * What a square must hold before the move when the piece comes there twice, with two needs; undefined when the two can never be
 * met. What has been captured is empty from then on.
 */
export function inTurn(first: Holds, second: Holds): Holds | undefined {
  if (first === second) return isTaken(first) ? undefined : first;
  if (second === 'nothing') return isTaken(first) ? first : undefined;
  if (first === 'nothing' || isTaken(first)) return undefined;
  if (second === 'piece') return first;
  return first === 'friend' && second === 'victim' ? undefined : second;
}
