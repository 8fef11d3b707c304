/** Choosing a move in this thread. */
import type { Move, Position } from '@hippodrome/rules';
import { outcome } from '@hippodrome/rules';
import { type AnalyseOptions, type Analysis, analyse } from './analyse.js';
import type { Score } from './search/score.js';

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

export interface ChooseOptions extends Pick<AnalyseOptions, 'limits' | 'now'> {
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
  { onIteration, ...options }: ChooseOptions = {},
): Choice | undefined {
  if (outcome(position) !== undefined) return undefined;
  const analysis = analyse(position, history, {
    ...options,
    ...(onIteration && { onIteration: (found) => onIteration(choiceOf(found)) }),
  });
  return analysis && choiceOf(analysis);
}

function choiceOf({ lines: [{ score, moves }], depth, nodes }: Analysis): Choice {
  return { move: moves[0], score, depth, nodes, variation: moves };
}
