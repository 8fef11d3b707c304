/** A compiled game: the frame, its rules with their hooks sorted by kind, and its ends in order. */
import type { Move } from '../position/move.js';
import type { Frame } from './frame.js';
import type { BoundRule, Ending, RuleHooks } from './rule.js';

export interface Ruleset extends Frame {
  readonly rules: readonly BoundRule[];
  /** The rules that have each hook, in the order of `rules`: shared code walks these and nothing else. */
  readonly having: Having;
  readonly endings: readonly Ending[];
  /** Whether a move sets the half-move clock back. */
  resetsClock(move: Move): boolean;
}

/** Rules by hook; each of them is known to have it. */
export type Having = { readonly [Hook in HookName]: readonly RuleWith<Hook>[] };
export type HookName =
  | 'state'
  | 'generate'
  | 'replace'
  | 'forbids'
  | 'suspendsCheck'
  | 'whenStalled'
  | 'drawsOnTime'
  | 'objections'
  | 'phase';
export type RuleWith<Hook extends HookName> = BoundRule & { readonly hooks: Required<Pick<RuleHooks<unknown>, Hook>> };
