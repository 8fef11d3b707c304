/** Our own ways of counting, by the names that `hippodrome perft --core` knows. */
import { createCore } from '@hippodrome/core';
import { expectOk, type Position, perft } from '@hippodrome/rules';

export const CORES = ['specialised', 'generic', 'reference'] as const;
export type CoreName = (typeof CORES)[number];

export type Counter = (depth: number) => number;

/** Throws `core/unsupported` when the core cannot play the game. */
export async function counterOf(core: CoreName, position: Position): Promise<Counter> {
  if (core === 'reference') return (depth) => perft(position, depth);
  const fast = expectOk(await createCore(position.rules, core));
  fast.set(position);
  return (depth) => fast.perft(depth);
}
