/** Perft cut at the root: one count for each first move, so that the parts can be shared out. */
import { createCore, pack } from '@hippodrome/core';
import {
  isDecided,
  legalMoves,
  type Move,
  ok,
  type Position,
  perft,
  playUnchecked,
  type Result,
  type Ruleset,
} from '@hippodrome/rules';

/** Which implementation counts, the fastest first: a core made for the game, the core for all games, the rules themselves. */
export const CORES = ['specialised', 'generic', 'reference'] as const;
export type CoreName = (typeof CORES)[number];

/** Counts positions below each root move. */
export interface Counter {
  /** Nodes below each root move, in the order of the moves; depth is at least 1. */
  count(depth: number): Promise<readonly number[]>;
  close(): Promise<void>;
}

/** The nodes at a depth, at least 1, that begin with a move. */
export type CountBelow = (move: Move, depth: number) => number;

/** The first moves that perft looks at: none when material has decided the game. */
export function rootMoves(position: Position): readonly Move[] {
  return isDecided(position) ? [] : legalMoves(position);
}

/** How an implementation counts below a position's moves; `core/unsupported` when it cannot play the game. */
export async function countingWith(core: CoreName, position: Position): Promise<Result<CountBelow>> {
  if (core === 'reference') return ok((move, depth) => perft(playUnchecked(position, move), depth - 1));
  const made = await createCore(position.rules, core);
  if (!made.ok) return made;
  const fast = made.value;
  fast.set(position);
  return ok((move, depth) => {
    fast.play(pack(position, move));
    const nodes = fast.perft(depth - 1);
    fast.takeBack();
    return nodes;
  });
}

/** The counter of one thread: this one. */
export function createLocalCounter(position: Position, countBelow: CountBelow): Counter {
  const moves = rootMoves(position);
  return {
    count: async (depth) => moves.map((move) => countBelow(move, depth)),
    close: async () => {},
  };
}

/** The fastest implementation that plays a game exactly. */
export async function fastestCore(rules: Ruleset): Promise<CoreName> {
  const made = await createCore(rules);
  return made.ok ? made.value.kind : 'reference';
}
