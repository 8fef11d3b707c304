/** What the rules remember, carried from one position to the next. */
import type { StateHooks } from '../rule/rule.js';
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

/** What the rule that has these hooks remembers in the position; for its endings, which are asked without it. */
export function stateOf<State>({ rules, states }: Position, own: StateHooks<State>): State {
  const rule = rules.having.state.find(({ hooks }) => hooks.state === own);
  if (rule === undefined) throw new Error('a rule asks for its memory in another game');
  return states[rule.slot] as State;
}
