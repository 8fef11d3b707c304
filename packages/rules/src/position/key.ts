/** When two positions of a game count as the same. */
import { legalMoves } from './legal.js';
import type { Position } from './position.js';

/**
 * Equal texts, repeated position: placement, side to move and what each rule says matters (castling rights, en passant captures
 * that are really legal, holdings, phase).
 */
export function repetitionKey(position: Position): string {
  const { rules, placement, sideToMove, states } = position;
  const signatures = rules.having.state.map(({ slot, hooks }) =>
    hooks.state.signature(states[slot], position, legalMoves(position)),
  );
  return `${String.fromCharCode(...placement)}|${sideToMove}|${signatures.join('|')}`;
}

/** Name of the phase in force, or undefined. */
export function phaseOf({ rules, states }: Position): string | undefined {
  for (const { slot, hooks } of rules.having.phase) {
    const name = hooks.phase(states[slot]);
    if (name !== undefined) return name;
  }
  return undefined;
}
