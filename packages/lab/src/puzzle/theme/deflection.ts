/** A piece is forced away from what it guarded. */
import { inCheck, isCapture, opposite, outcome } from '@hippodrome/rules';
import type { Turn } from './find-themes.js';

/**
 * The reply, forced by a check or because it takes what was offered, leaves a square unguarded on which the solver then takes something
 * or ends the game.
 */
export function hasDeflection({ mine, reply, next }: Turn): boolean {
  if (mine.move.type !== 'step' || reply?.move.type !== 'step' || next?.move.type !== 'step') return false;
  const { from, to, captures } = reply.move;
  const isForced = inCheck(mine.after) || captures.includes(mine.move.to);
  const isGain = isCapture(next.move) || outcome(next.after) !== undefined;
  if (!isForced || !isGain || next.move.to === to) return false;
  const guards = (placement: Uint8Array, square: number): boolean => {
    const { rules, sideToMove } = next.before;
    return rules.attacks
      .attackers(placement, (next.move as { to: typeof from }).to, opposite(sideToMove))
      .some((guard) => guard === square);
  };
  return guards(mine.after.placement, from) && !guards(next.before.placement, to);
}
