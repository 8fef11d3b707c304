/**
 * Betza text to tree and movement patterns in one go, with every problem of syntax, meaning and playability reported together.
 */
import type { MovePattern } from '../movement/pattern.js';
import { fail, ok, type Problem, type Result, unlessErrors } from '../result.js';
import type { BetzaMove } from './ast.js';
import { checkBetza, isSound } from './check.js';
import type { Dialect } from './dialect.js';
import { expandAtoms } from './expand.js';
import { inTextOrder, readBetza } from './parse.js';
import { differences } from './translate.js';

/** A piece's move as written and as played. */
export interface BetzaPatterns {
  readonly tree: BetzaMove;
  readonly patterns: readonly MovePattern[];
}

/** The tree of a text that is sound in syntax and meaning; what programs read differently is warned of. */
export function parseBetza(text: string, dialect: Dialect = 'xbetza'): Result<BetzaMove> {
  const { tree, problems } = readBetza(text, dialect);
  return unlessErrors(inTextOrder([...problems, ...remarks(text, dialect, tree, problems)]), () => tree);
}

export function betzaPatterns(text: string, dialect: Dialect = 'xbetza'): Result<BetzaPatterns> {
  const { tree, problems } = readBetza(text, dialect);
  const expansion = expandAtoms(tree.atoms.filter(isSound));
  const all = inTextOrder([...problems, ...remarks(text, dialect, tree, problems), ...expansion.problems]);
  return unlessErrors(all, () => ({ tree, patterns: expansion.patterns }));
}

/**
 * The patterns of a tree, unless something in it cannot be played. Warnings are the parser's business, none are given
 * here.
 */
export function expandBetza(move: BetzaMove): Result<readonly MovePattern[]> {
  const errors = checkBetza(move).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return fail(...errors);
  const { patterns, problems } = expandAtoms(move.atoms);
  return problems.length > 0 ? fail(...problems) : ok(patterns);
}

/** What is wrong with a tree, and what others may misread: our disputes for our dialect, else how we would read the text. */
function remarks(text: string, dialect: Dialect, tree: BetzaMove, problems: readonly Problem[]): readonly Problem[] {
  const found = checkBetza(tree);
  if (dialect === 'xbetza') return found;
  const errors = found.filter(({ severity }) => severity === 'error');
  const isRead = [...problems, ...errors].every(({ severity }) => severity !== 'error');
  return isRead ? differences(text, dialect, tree) : errors;
}
