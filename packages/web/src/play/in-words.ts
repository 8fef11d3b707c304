/**
 * What the rules themselves say about a position: the sentence of the rule that ended the game, and of the phase in force. They are
 * statements of the rules; nothing here knows which rule it quotes.
 */
import {
  inCheck,
  legalMoves,
  type Outcome,
  type Position,
  phaseOf,
  type Ruleset,
  type Statement,
} from '@hippodrome/rules';

/** Everything the game's rules say in words, rule by rule in their order. */
export function ruleSentences(rules: Ruleset): readonly Statement[] {
  return rules.rules.flatMap(({ hooks }) => hooks.sentences);
}

/**
 * The sentences of the rule that brought about an outcome; none when the players did.
 * @param occurrences how often the position has occurred in the game
 */
export function decidingSentences(position: Position, outcome: Outcome, occurrences: number): readonly Statement[] {
  const facts = { position, occurrences, inCheck: inCheck(position), legalMoves: legalMoves(position) };
  for (const { hooks } of position.rules.rules) {
    const { endings = [], sentences } = hooks;
    const index = endings.findIndex((ending) => ending.rule === outcome.rule && ending.decide(facts) !== undefined);
    if (index >= 0) return endings.length === sentences.length ? sentences.slice(index, index + 1) : sentences;
  }
  return [];
}

export interface PhaseInForce {
  readonly name: string;
  /** What it means, as its rule says. */
  readonly sentences: readonly Statement[];
}

/** The phase in force, in a game that has phases and is not past them. */
export function phaseInForce(position: Position): PhaseInForce | undefined {
  const name = phaseOf(position);
  if (name === undefined) return undefined;
  const sentences = position.rules.having.phase.flatMap(({ hooks }) => hooks.sentences);
  const own = sentences.filter(({ values }) => values?.phase === name);
  return { name, sentences: own.length > 0 ? own : sentences };
}

/** Whether the game knows phases at all, so that it is worth saying that they are over. */
export function hasPhases(rules: Ruleset): boolean {
  return rules.having.phase.length > 0;
}
