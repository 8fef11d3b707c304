/** Which rules of a game have to be taught, whatever one knows of chess: those that chess has not, or has otherwise. */
import type { RuleFact, Ruleset, Statement } from '@hippodrome/rules';

export type FactName = RuleFact['fact'];

export interface Teachable {
  readonly facts: readonly FactName[];
  /** What the rule says of itself. */
  readonly sentences: readonly Statement[];
}

/** What ends a game of chess, and what only counts. */
const ORDINARY: readonly FactName[] = ['checkmate', 'insufficient-material', 'move-rule', 'progress', 'repetition'];

/** The rules of the game that are worth a lesson, rule by rule in their order. */
export function teachable({ rules }: Ruleset): readonly Teachable[] {
  return rules
    .map(({ hooks }) => ({
      facts: [...hooks.facts, ...(hooks.endings ?? []).map(({ fact }) => fact)]
        .filter(isSpecial)
        .map(({ fact }) => fact),
      sentences: hooks.sentences,
    }))
    .filter(({ facts }) => facts.length > 0);
}

function isSpecial(fact: RuleFact): boolean {
  if (fact.fact === 'stalemate') return fact.meaning !== 'draw';
  return !ORDINARY.includes(fact.fact);
}
