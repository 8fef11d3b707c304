/** What the rules remember, carried from one position to the next. */
import type { Move } from './move.js';
import type { Placement } from './placement.js';
import type { Position } from './position.js';

/** @param after the placement with the move carried out */
export function nextStates(position: Position, move: Move, after: Placement): readonly unknown[] {
  const { rules, states } = position;
  if (rules.having.state.length === 0) return states;
  const next = states.slice();
  for (const { slot, hooks } of rules.having.state) next[slot] = hooks.state.next(states[slot], move, position, after);
  return next;
}
