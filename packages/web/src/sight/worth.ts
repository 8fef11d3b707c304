/** What pieces are worth, as the engine estimates it: each kind when it is first asked for, and once for each game. */
import { derivedValue } from '@hippodrome/engine';
import { kindOf, type Ruleset, type Worth } from '@hippodrome/rules';

const CENTIPAWNS = 100;

const known = new WeakMap<Ruleset, Worth>();

export function worthIn(rules: Ruleset): Worth {
  const found = known.get(rules) ?? worthByKind(rules);
  known.set(rules, found);
  return found;
}

function worthByKind(rules: Ruleset): Worth {
  const values = new Map<number, number>();
  return (piece) => {
    const index = kindOf(piece);
    const value = values.get(index) ?? worthOf(rules, index);
    values.set(index, value);
    return value;
  };
}

function worthOf(rules: Ruleset, index: number): number {
  const kind = rules.kinds[index];
  if (kind === undefined || kind.royal) return 0;
  return kind.value === undefined ? derivedValue(rules, kind) : Math.round(kind.value * CENTIPAWNS);
}
