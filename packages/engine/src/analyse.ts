/** Thinking about a position in this thread: what workers, tests and laboratories call. Knows nothing of workers or texts. */
import type { Move, Position } from '@hippodrome/rules';
import { legalMoves, outcome } from '@hippodrome/rules';
import { imperfectionOf, type Level, limitsOf, PERFECT } from './level.js';
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
  /** Whatever is left out is not limited, but with no limit at all the level's own hold. */
  readonly limits?: Limits;
  /** How well to think; as well as the engine can, and without any chance, when left out. */
  readonly level?: Level;
  /** Decides, together with the position, what a level overlooks and misjudges. */
  readonly seed?: number;
  readonly now?: Clock;
  /** How many lines; 1 when left out. */
  readonly lines?: number;
  /** Legal moves to choose among; all when left out. */
  readonly among?: readonly Move[];
  readonly signals?: Signals;
  /** Whether the time limits wait for the signal of a ponder hit. */
  readonly pondering?: boolean;
  /** What earlier searches of the same game know; only for searches without a level. */
  readonly table?: TranspositionTable;
  /** Hears of every iteration that is completed. */
  readonly onIteration?: (analysis: Analysis) => void;
  /** Hears of every move before it is searched, with its number and the plies of the iteration. */
  readonly onRootMove?: (move: Move, number: number, depth: number, nodes: number, milliseconds: number) => void;
}

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
  const { level, seed = 0, now = () => performance.now(), signals, pondering } = options;
  const { lines, among, onIteration, onRootMove } = options;
  const budget = new Budget(options.limits ?? limitsOf(level ?? 3), now, signals, pondering);
  const imperfection =
    level === undefined ? PERFECT : imperfectionOf(level, position.rules, seed, lastCapture(position, history));
  const search = new Search(position, history, budget, imperfection, level === undefined ? options.table : undefined);
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

/** The square on which the last move took a piece: a piece stands where one of the other side stood before. */
function lastCapture(position: Position, history: readonly Position[]): number | undefined {
  const before = history.at(-1)?.placement;
  if (before === undefined) return undefined;
  const square = position.placement.findIndex(
    (code, i) => code !== 0 && before[i] !== 0 && code !== before[i] && (code & 1) !== ((before[i] as number) & 1),
  );
  return square < 0 ? undefined : square;
}
