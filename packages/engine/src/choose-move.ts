/** Choosing a move in this thread: what workers, tests and laboratories call. Knows nothing of workers or texts. */
import type { Move, Position } from '@hippodrome/rules';
import { legalMoves, outcome } from '@hippodrome/rules';
import { imperfectionOf, type Level, limitsOf, PERFECT } from './level.js';
import { Budget, type Clock, type Limits } from './search/budget.js';
import { deepen, type Finding } from './search/iterative-deepening.js';
import { readableScore, type Score } from './search/score.js';
import { Search } from './search/search.js';

/** A move with what the engine thinks of it. */
export interface Choice {
  readonly move: Move;
  /** For the side that makes the move. */
  readonly score: Score;
  /** Plies searched in full; 0 when there was no time to search. */
  readonly depth: number;
  /** Positions visited. */
  readonly nodes: number;
  /** The moves that the engine expects, its own first. */
  readonly variation: readonly Move[];
}

export interface ChooseOptions {
  /** Whatever is left out is not limited, but with no limit at all the level's own hold. */
  readonly limits?: Limits;
  /** How well to play; as well as the engine can, and without any chance, when left out. */
  readonly level?: Level;
  /** Decides, together with the position, what a level overlooks and misjudges. */
  readonly seed?: number;
  readonly now?: Clock;
  /** Hears of every iteration that is completed. */
  readonly onIteration?: (choice: Choice) => void;
}

/**
 * The engine's move; undefined when the game is over, or nobody can move. The same for the same arguments, as long as the limits are
 * nodes or depth.
 * @param history positions of the game before this one, for repetitions
 */
export function chooseMove(
  position: Position,
  history: readonly Position[],
  options: ChooseOptions = {},
): Choice | undefined {
  if (legalMoves(position).length === 0 || outcome(position) !== undefined) return undefined;
  const { level, seed = 0, now = () => performance.now(), onIteration } = options;
  const budget = new Budget(options.limits ?? limitsOf(level ?? 3), now);
  const imperfection =
    level === undefined ? PERFECT : imperfectionOf(level, position.rules, seed, lastCapture(position, history));
  const search = new Search(position, history, budget, imperfection);
  const choice = ({ score, ...finding }: Finding): Choice => ({
    ...finding,
    score: readableScore(score),
    nodes: budget.nodes,
  });
  return choice(deepen(search, onIteration && ((finding) => onIteration(choice(finding)))));
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
