/**
 * Betza text to movement patterns in one go, with every problem of syntax, meaning and playability reported together.
 */
import type { MovePattern } from '../movement/pattern.js';
import { type Result, unlessErrors } from '../result.js';
import type { BetzaMove } from './ast.js';
import { checkBetza, isSound } from './check.js';
import { expandAtoms } from './expand.js';
import { inTextOrder, readBetza } from './parse.js';

/** A piece's move as written and as played. */
export interface BetzaPatterns {
  readonly tree: BetzaMove;
  readonly patterns: readonly MovePattern[];
}

export function betzaPatterns(text: string): Result<BetzaPatterns> {
  const { tree, problems } = readBetza(text);
  const expansion = expandAtoms(tree.atoms.filter(isSound));
  const all = inTextOrder([...problems, ...checkBetza(tree), ...expansion.problems]);
  return unlessErrors(all, () => ({ tree, patterns: expansion.patterns }));
}
