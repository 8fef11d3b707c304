/** Which rules are in force now, in a game whose rules change: read off the facts of its phases, so that it can be said in any language. */
import { type PhaseFact, type Position, phaseOf, type Ruleset } from '@hippodrome/rules';

/**
 * `check-sleeps`: nobody is in check; `no-capture-yet`: nobody captures with their first move; `capture-ends`: the next capture ends the
 * phase; `must-be-safe`: and has to leave the own royals unattacked; `ordinary`: everything holds.
 */
export type Law = 'check-sleeps' | 'no-capture-yet' | 'capture-ends' | 'must-be-safe' | 'ordinary';

export interface Regime {
  /** The phase's name in its document; undefined when all are over. */
  readonly phase: string | undefined;
  readonly laws: readonly Law[];
}

export function regimeOf(position: Position): Regime {
  const fact = phasesOf(position.rules);
  const number = fact?.phase(position) ?? 0;
  const current = fact?.phases[number];
  if (current === undefined) return { phase: undefined, laws: ['ordinary'] };
  const next: PhaseFact | undefined = fact?.phases[number + 1];
  const isFirst = current.barsFirstCapture && position.fullmoveNumber === 1;
  const laws: readonly (Law | false)[] = [
    current.suspendsCheck && 'check-sleeps',
    isFirst && 'no-capture-yet',
    'capture-ends',
    !isFirst && current.suspendsCheck && next?.suspendsCheck !== true && 'must-be-safe',
  ];
  return { phase: phaseOf(position), laws: laws.filter((law) => law !== false) };
}

function phasesOf({ rules }: Ruleset) {
  return rules.flatMap(({ hooks }) => hooks.facts).find((fact) => fact.fact === 'phases');
}
