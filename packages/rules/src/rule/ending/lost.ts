/** The outcome of endings that are decided by what stands on the board. */
import { COLOURS, type Colour, opposite } from '../../colour.js';
import type { Outcome, OutcomeRule } from '../../position/outcome.js';
import type { Position } from '../../position/position.js';

/** A win for the other side of the one that has lost, if one has. */
export function lostBy(
  rule: OutcomeRule,
  lost: (position: Position, side: Colour) => boolean,
  position: Position,
): Outcome | undefined {
  const loser = COLOURS.find((side) => lost(position, side));
  return loser === undefined ? undefined : { winner: opposite(loser), rule };
}
