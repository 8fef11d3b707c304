/** The move rule: so many moves of each side without progress end the game as a draw. */
import type { Ending } from '../rule.js';

export function moveRule(moves: number): Ending {
  return {
    rule: 'move-rule',
    fact: { fact: 'move-rule', moves },
    decide: ({ position }) => (position.halfmoveClock >= 2 * moves ? { winner: null, rule: 'move-rule' } : undefined),
  };
}
