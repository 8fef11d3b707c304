/** The options of `match`, and what they come to: two engines, a game, and the plan of the match. */
import type { Adjudication, MatchIdentity, MatchPlan, SprtSettings, TimeControl } from '@hippodrome/lab';
import { fingerprint, writeTimeControl } from '@hippodrome/lab';
import { type Position, writeFen } from '@hippodrome/rules';
import type { Engine } from './engines.js';

export interface MatchOptions {
  readonly engine: readonly string[];
  readonly variant: string;
  readonly games: number;
  readonly fen?: string | undefined;
  readonly tc?: TimeControl | undefined;
  readonly movetime?: number | undefined;
  readonly nodes?: number | undefined;
  readonly depth?: number | undefined;
  readonly sprt?: SprtSettings | undefined;
  readonly openingPlies: number;
  readonly openingBalance: number;
  readonly seed: number;
  readonly adjudicateWin?: Adjudication['win'];
  readonly adjudicateDraw?: Adjudication['draw'];
  readonly maxMoves: number;
  readonly margin: number;
  readonly patience: number;
  readonly concurrency: number;
  readonly state?: string | undefined;
  readonly pgn?: string | undefined;
  readonly json?: true | undefined;
}

export type Engines = readonly [Engine, Engine];

/** The time control of the match; undefined when none is given. */
export function controlOf({ tc, movetime, nodes, depth }: MatchOptions): TimeControl | undefined {
  if (tc !== undefined) return tc;
  if (movetime !== undefined) return { type: 'movetime', milliseconds: movetime };
  if (nodes !== undefined) return { type: 'nodes', nodes };
  return depth === undefined ? undefined : { type: 'depth', depth };
}

export function planOf(options: MatchOptions, start: Position, controls: MatchPlan['controls']): MatchPlan {
  const { games, sprt, openingPlies, openingBalance, seed, maxMoves, margin, patience, concurrency } = options;
  return {
    start,
    games,
    controls,
    openings: { seed, plies: openingPlies, balance: openingBalance },
    adjudication: { win: options.adjudicateWin, draw: options.adjudicateDraw },
    maxMoves,
    margin,
    patience,
    sprt,
    concurrency,
  };
}

/** More games, another test or other concurrency do not make it another match. */
export function identityOf(plan: MatchPlan, [first, second]: Engines): MatchIdentity {
  const { start, openings, controls, adjudication, maxMoves, margin, patience } = plan;
  return {
    variant: start.rules.spec.slug,
    rules: fingerprint(start.rules),
    fen: writeFen(start),
    engineA: first.text,
    engineB: second.text,
    timeA: writeTimeControl(controls[0]),
    timeB: writeTimeControl(controls[1]),
    ...openings,
    adjudication: JSON.stringify(adjudication),
    maxMoves,
    margin,
    patience,
  };
}
