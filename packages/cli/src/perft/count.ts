/** Perft cut at the root: one count for each first move, so that the parts can be shared out. */
import { isDecided, legalMoves, type Move, type Position, perft, playUnchecked } from '@hippodrome/rules';

/** Counts positions below each root move. */
export interface Counter {
  /** Nodes below each root move, in the order of the moves; depth is at least 1. */
  count(depth: number): Promise<readonly number[]>;
  close(): Promise<void>;
}

/** The first moves that perft looks at: none when material has decided the game. */
export function rootMoves(position: Position): readonly Move[] {
  return isDecided(position) ? [] : legalMoves(position);
}

export function countBelow(position: Position, move: Move, depth: number): number {
  return perft(playUnchecked(position, move), depth - 1);
}

/** The counter of one thread: this one. */
export function createLocalCounter(position: Position): Counter {
  const moves = rootMoves(position);
  return {
    count: async (depth) => moves.map((move) => countBelow(position, move, depth)),
    close: async () => {},
  };
}
