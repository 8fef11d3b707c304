/** Reasons why a move is not legal, and which of several says most. */
import type { Square } from '../board/board.js';
import type { Statement } from '../result.js';

/** Codes of reasons, those that come closest to a legal move first. */
export const REASONS = [
  'move/exposes-royal',
  'move/barred',
  'move/royal-never-captured',
  'move/only-captures',
  'move/only-without-capture',
  'move/no-hurdle',
  'move/blocked',
  'move/own-piece',
  'move/cannot-castle',
  'move/unreachable',
  'move/opponents-piece',
  'move/empty-square',
  'move/must-pass',
] as const;
export type ReasonCode = (typeof REASONS)[number];

export interface Reason extends Statement {
  readonly code: ReasonCode;
  /** The square that it is about: of what is in the way, attacks or would have to be there. */
  readonly at?: Square;
}

/** The reason that comes closest to a legal move. */
export function closest(reasons: readonly Reason[]): Reason | undefined {
  return [...reasons].sort((a, b) => REASONS.indexOf(a.code) - REASONS.indexOf(b.code))[0];
}

/** Whether a reason lies in the square the move would leave, not in where it leads. */
export function liesInOrigin(code: ReasonCode): boolean {
  return code === 'move/empty-square' || code === 'move/opponents-piece' || code === 'move/must-pass';
}
