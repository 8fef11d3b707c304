/** Our own ways of counting, by the names that `hippodrome perft --core` knows. */
import { type Position, perft } from '@hippodrome/rules';

export const CORES = ['specialised', 'generic', 'reference'] as const;
export type CoreName = (typeof CORES)[number];

export type Counter = (depth: number) => number;

/** Throws when the core cannot count in the position. */
export async function counterOf(core: CoreName, position: Position): Promise<Counter> {
  if (core === 'reference') return (depth) => perft(position, depth);
  throw new Error(`core/unsupported: the ${core} core does not play ${position.rules.spec.title} yet`);
}
