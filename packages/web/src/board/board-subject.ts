/** What a board on a page shows and is moved on: a game being played, a line being analysed. */
import type { Annotation, Arrow, Mark } from '@hippodrome/board';
import type { Colour, Move, Position, Ruleset, Square } from '@hippodrome/rules';
import type { Premove } from './premove-reach.js';

export interface BoardSubject {
  readonly rules: Ruleset;
  /** The one on the board. */
  readonly position: Position;
  /** What led to it. */
  readonly lastMove: Move | undefined;
  readonly flipped: boolean;
  /** Whether a person may move now. */
  readonly mayMove: boolean;
  /** What the player is being asked. */
  choice: Choice | undefined;
  /** Squares were chosen: plays the move, or asks which one is meant. */
  tryMove(from: Square, to: Square): void;
  play(move: Move): void;
  /** Whether what stands there may be moved now; everything may, where this is missing. */
  mayMoveFrom?(square: Square): boolean;
  /** A piece was put where it cannot go. */
  missed?(from: Square, to: Square): void;
  /** Moves entered ahead of their turn; there are none, where this is missing. */
  readonly ahead?: Ahead;
  /** What is marked besides the rides of a piece that is looked at. */
  readonly marks?: readonly Mark[];
  /** What the reader has drawn; where this is missing, drawings last as long as the page. */
  readonly drawings?: readonly Annotation[];
  /** Something was drawn or erased: all that is drawn now. */
  draw?(all: readonly Annotation[]): void;
}

export interface Ahead {
  /** Whose moves may be entered ahead of their turn now; nobody's when undefined. */
  readonly mover: Colour | undefined;
  /** The move that has been entered; setting it enters one or calls it off. */
  premove: Premove | undefined;
}

/** Moves that one pair of squares may mean; the player has to say which. */
export interface Choice {
  readonly moves: readonly Move[];
  readonly to: Square;
}

/** How somebody looks at a square: points at it, has the keyboard's cursor on it, presses it long. */
export type Look = 'hover' | 'focus' | 'press';

/** What lies on a board in place of the rides of the piece that is looked at. */
export interface BoardOverlay {
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  /** Somebody looks at a square, or at none any more. */
  look(square: Square | undefined, how: Look): void;
}
