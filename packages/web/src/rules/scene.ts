/** What stands on an example board, and what of the rules holds there. */
import {
  colourOf,
  EMPTY,
  type PieceCode,
  type Placement,
  type Position,
  type Ruleset,
  startPosition,
} from '@hippodrome/rules';

export interface Scene {
  readonly position: Position;
  /** Nobody waits for anybody: the side to move stays the same, for trying how pieces move. */
  readonly isFree: boolean;
}

/** The game as it begins. */
export function startScene(rules: Ruleset): Scene {
  return { position: startPosition(rules), isFree: false };
}

/** Pieces by themselves: no rights, no phase, nothing remembered; the side of the first piece moves. */
export function freeScene(rules: Ruleset, placement: Placement): Scene {
  const start = startPosition(rules);
  const states = start.states.slice();
  for (const { slot, hooks } of rules.having.state) states[slot] = hooks.state.empty;
  const standing = placement.find((code) => code !== EMPTY) as PieceCode | undefined;
  const sideToMove = standing === undefined ? start.sideToMove : colourOf(standing);
  return { position: { ...start, states, placement, sideToMove }, isFree: true };
}
