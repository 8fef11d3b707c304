/** Repetition: a position that occurs so many times ends the game as a draw. */
import type { Ending } from '../rule.js';

export function repetition(times: number): Ending {
  return {
    rule: 'repetition',
    fact: { fact: 'repetition', times },
    decide: ({ occurrences }) => (occurrences >= times ? { winner: null, rule: 'repetition' } : undefined),
  };
}
