/** All facts that a game's rules and endings state, in their order. */
import type { RuleFact, Ruleset } from '@hippodrome/rules';

export function factsOf({ rules, endings }: Ruleset): readonly RuleFact[] {
  return [...rules.flatMap(({ hooks }) => hooks.facts), ...endings.map(({ fact }) => fact)];
}
