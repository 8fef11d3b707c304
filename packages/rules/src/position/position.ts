/** A legal position: everything that decides what may be played next and how the game stands, short of its history. */
import type { Colour } from '../colour.js';
import type { Ruleset } from '../rule/ruleset.js';
import type { Placement } from './placement.js';

/** Immutable; made by `startPosition`, `setUp` and `play` only. */
export interface Position {
  readonly rules: Ruleset;
  readonly placement: Placement;
  readonly sideToMove: Colour;
  /** Plies since the last capture or other move that the game's move rule counts as progress. */
  readonly halfmoveClock: number;
  /** From 1; grows after the move of the side that does not begin. */
  readonly fullmoveNumber: number;
  /** What each rule remembers, by the rule's slot (`BoundRule.slot`). */
  readonly states: readonly unknown[];
}
