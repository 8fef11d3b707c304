/** Counts for perft examples, within a budget, so that no document can keep its reader busy for ever. */
import { type Budget, perftWithin } from '../position/perft.js';
import type { Position } from '../position/position.js';
import type { Problem } from '../result.js';
import { failure, outOfBudget } from './example-start.js';
import type { DocumentTest } from './spec.js';

export function checkPerft({ body }: DocumentTest, position: Position, budget: Budget): Problem | undefined {
  const counts: number[] = [1];
  for (const line of body) {
    const [depth = 0, expected = 0] = line.text.split(/\s+/).map(Number);
    if (!countTo(depth, counts, position, budget)) return outOfBudget(line);
    if (counts[depth] !== expected) {
      return failure('test/perft', `perft ${depth} should be ${expected}, it is ${counts[depth]}`, line);
    }
  }
  return undefined;
}

/** Fills the counts up to a depth; false when the budget runs out. */
function countTo(depth: number, counts: number[], position: Position, budget: Budget): boolean {
  while (counts.length <= depth) {
    const nodes = perftWithin(position, counts.length, budget);
    if (nodes === undefined) return false;
    counts.push(nodes);
  }
  return true;
}
