/** Thinking about a position in this thread: what workers, tests and laboratories call. Knows nothing of workers or texts. */
import type { Move, Position } from '@hippodrome/rules';
import { legalMoves, outcome } from '@hippodrome/rules';
import { Budget, type Clock, type Limits, type Signals } from './search/budget.js';
import { deepen, type Findings } from './search/iterative-deepening.js';
import { readableScore, type Score } from './search/score.js';
import { Search } from './search/search.js';
import type { TranspositionTable } from './search/transposition-table.js';

/** What the engine thinks of a position. */
export interface Analysis {
  /** The best lines, the best first; one at least. */
  readonly lines: readonly [Line, ...Line[]];
  /** Plies searched in full; 0 when there was no time to search. */
  readonly depth: number;
  /** Plies looked at at most. */
  readonly selectiveDepth: number;
  /** Positions visited. */
  readonly nodes: number;
  readonly milliseconds: number;
  /** How much of the transposition table is in use, in thousandths. */
  readonly hashFull: number;
}

export interface Line {
  /** For the side to move. */
  readonly score: Score;
  readonly depth: number;
  /** The moves that the engine expects; one at least. */
  readonly moves: readonly [Move, ...Move[]];
}

export interface AnalyseOptions {
  /** Whatever is left out is not limited, but with no limit at all the usual time holds. */
  readonly limits?: Limits;
  readonly now?: Clock;
  /** How many lines; 1 when left out. */
  readonly lines?: number;
  /** Legal moves to choose among; all when left out. */
  readonly among?: readonly Move[];
  readonly signals?: Signals;
  /** Whether the time limits wait for the signal of a ponder hit. */
  readonly pondering?: boolean;
  /** What earlier searches of the same game know. */
  readonly table?: TranspositionTable;
  /** Hears of every iteration that is completed. */
  readonly onIteration?: (analysis: Analysis) => void;
  /** Hears of every move before it is searched, with its number and the plies of the iteration. */
  readonly onRootMove?: (move: Move, number: number, depth: number, nodes: number, milliseconds: number) => void;
}

const USUAL_LIMITS: Limits = { milliseconds: 1500 };

/**
 * What the engine thinks; undefined when a side has won, or nobody can move. A position that is merely drawn, by repetition or by the
 * move rule, is thought about all the same. The same for the same arguments but the milliseconds, as long as the limits are nodes or
 * depth.
 * @param history positions of the game before this one, for repetitions
 */
export function analyse(
  position: Position,
  history: readonly Position[],
  options: AnalyseOptions = {},
): Analysis | undefined {
  const end = outcome(position);
  if (legalMoves(position).length === 0 || (end !== undefined && end.winner !== null)) return undefined;
  const { limits = USUAL_LIMITS, now = () => performance.now(), signals, pondering } = options;
  const { lines, among, onIteration, onRootMove } = options;
  const budget = new Budget(limits, now, signals, pondering);
  const search = new Search(position, history, budget, options.table);
  const wanted = { ...(lines !== undefined && { lines }), ...(among !== undefined && { among }) };
  const found = deepen(search, wanted, {
    ...(onIteration && { iteration: (findings) => onIteration(analysisOf(search, findings)) }),
    ...(onRootMove && {
      rootMove: (move, number) => onRootMove(move, number, search.depth, budget.nodes, budget.milliseconds),
    }),
  });
  return analysisOf(search, found);
}

function analysisOf({ budget, line, table }: Search, [first, ...others]: Findings): Analysis {
  return {
    lines: [lineOf(first), ...others.map(lineOf)],
    depth: first.depth,
    selectiveDepth: Math.max(first.depth, line.deepest),
    nodes: budget.nodes,
    milliseconds: budget.milliseconds,
    hashFull: table.fullness,
  };
}

function lineOf({ score, depth, move, variation }: Findings[0]): Line {
  return { score: readableScore(score), depth, moves: [move, ...variation.slice(1)] };
}
