/** What pieces are worth, as the engine estimates it, and once for each game. */
import { pieceValues } from '@hippodrome/engine';
import type { Ruleset, Worth } from '@hippodrome/rules';

const known = new WeakMap<Ruleset, Worth>();

export function worthIn(rules: Ruleset): Worth {
  const found = known.get(rules) ?? estimate(rules);
  known.set(rules, found);
  return found;
}

function estimate(rules: Ruleset): Worth {
  const values = pieceValues(rules);
  return (piece) => values[piece] ?? 0;
}
