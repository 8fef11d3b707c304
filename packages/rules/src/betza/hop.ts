/** Moves over a piece (`p`, `g`) as limits of a ride. */
import type { Hop } from '../movement/pattern.js';
import { type BetzaLeg, hasMode } from './ast.js';

/**
 * How far a ride goes. A hopper's range counts the stride to the hurdle as well: a leaper that hops makes one leap to the
 * hurdle and, with `p`, one from it; with `g` it rides on.
 */
export function strides(range: number, leg: BetzaLeg): number {
  if (range !== 1) return range;
  return hasMode(leg, 'p') ? 2 : hasMode(leg, 'g') ? Infinity : 1;
}

/**
 * The hurdle stands one stride short of the range at most. `g` changes slider into leaper behind the hurdle and leaper into
 * slider; `p` keeps what it was.
 */
export function hopOf(range: number, leg: BetzaLeg): Hop | undefined {
  if (hasMode(leg, 'p')) return range === 1 ? { before: 1, after: 1 } : { before: range - 1, after: range - 1 };
  if (hasMode(leg, 'g')) return range === 1 ? { before: 1, after: Infinity } : { before: range - 1, after: 1 };
  return undefined;
}
