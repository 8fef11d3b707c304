/** @module What a picture of a board shows. Squares are named, see `BoardShape`; names of missing squares are ignored. */
import type { Colour } from '../pieces/index.js';
import type { BoardShape } from './geometry.js';
import type { Coordinates } from './layout.js';

export interface PlacedPiece {
  readonly square: string;
  readonly colour: Colour;
  /** What the piece is called, for those who cannot see it: `knight king`. */
  readonly name: string;
  /** Name of its picture, when that is not its own name. */
  readonly glyph?: string;
  /** Drawn on a disc when there is no picture of that name. */
  readonly letter: string;
  /** See `PieceLook`: what sets other than that of figures draw. */
  readonly rank?: 'royal' | 'foot';
  readonly moves?: string;
}

export interface Destination {
  readonly to: string;
  /** Something is captured, perhaps not on that square. */
  readonly capture?: boolean;
}

/**
 * Marks of a ride: `ride` can be reached, `attack` has something that is attacked, `blocked` cannot be reached or ends
 * the way. Marks of a diagram of moves: `move` may move there, `capture` may only capture there, `both`, `initial` may
 * move there if it has not moved, `leg` must be empty, `hurdle` must be occupied. Marks of an exercise: `star`, to be reached; `hint`, look here.
 * Marks of a position: `count` is attacked by so many pieces of each side, `loss` can be taken with profit, `risk` can be
 * taken, `fork` is where a piece would fork, `prey` what it would fork, `dormant` would be in check if check were in force, `origin`
 * is the piece or square that other marks are about.
 */
export const MARK_KINDS = [
  'ride',
  'attack',
  'blocked',
  'move',
  'capture',
  'both',
  'initial',
  'leg',
  'hurdle',
  'star',
  'hint',
  'count',
  'loss',
  'risk',
  'fork',
  'prey',
  'dormant',
  'origin',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface Mark {
  readonly square: string;
  readonly kind: MarkKind;
  /** A line is drawn from there: the square before on the way. */
  readonly from?: string;
  /** The square of the piece that is in the way. */
  readonly by?: string;
  /** Of a `count`: how many pieces of each side; none unless stated. */
  readonly white?: number;
  readonly black?: number;
  /** Of a `loss`: how much, in a few characters. */
  readonly label?: string;
}

/** How much an arrow stands out, the most at 1. */
export type ArrowRank = 1 | 2 | 3;

/**
 * Who draws: `plain` is the page (an engine's moves), `threat` what the enemy is up to; the others are the colours of a reader's own
 * drawings.
 */
export const BRUSHES = ['plain', 'threat', 'green', 'red', 'blue', 'yellow'] as const;
export type Brush = (typeof BRUSHES)[number];

export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** The squares landed on in between, in order: the arrow goes from one to the next, so that each leap is seen. */
  readonly via?: readonly string[];
  /** 1 unless stated. */
  readonly rank?: ArrowRank;
  /** `plain` unless stated. */
  readonly brush?: Brush;
}

/** A circle around a square. */
export interface Circle {
  readonly square: string;
  /** `plain` unless stated. */
  readonly brush?: Brush;
}

export interface BoardView extends BoardShape {
  readonly pieces: readonly PlacedPiece[];
  /** Whose side is at the bottom; white unless stated. */
  readonly orientation?: Colour;
  /** `outside` unless stated. */
  readonly coordinates?: Coordinates;
  /** Number of shades of squares, see `shade`; 2 unless stated. */
  readonly shades?: 2 | 3;
  /** Squares that the last move touched. */
  readonly lastMove?: readonly string[];
  /** Squares of royals in check. */
  readonly check?: readonly string[];
  readonly selected?: string | undefined;
  readonly destinations?: readonly Destination[];
  readonly marks?: readonly Mark[];
  readonly arrows?: readonly Arrow[];
  readonly circles?: readonly Circle[];
  /** A move entered ahead of its turn: the square left and the square gone to. */
  readonly premove?: readonly [from: string, to: string] | undefined;
}
