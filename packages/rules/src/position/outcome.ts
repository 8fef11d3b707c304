/** How a game ends, and by which rule. */
import type { Colour } from '../colour.js';

export const OUTCOME_RULES = [
  'checkmate',
  'stalemate',
  'extinction',
  'bare-king',
  'check-count',
  'goal',
  'repetition',
  'move-rule',
  'insufficient-material',
  'agreement',
  'resignation',
  'timeout',
  'abandoned',
  'aborted',
] as const;
export type OutcomeRule = (typeof OUTCOME_RULES)[number];

/** `winner` is null for a draw. */
export interface Outcome {
  readonly winner: Colour | null;
  readonly rule: OutcomeRule;
}
