/** What a move sounds like: a tick for each leap of a ride, then what it did. */
import { isCapture, type Move } from '@hippodrome/rules';
import type { SoundName } from './index.js';

export interface MoveSound {
  readonly name: SoundName;
  /** Milliseconds from now. */
  readonly after: readonly number[];
}

/**
 * @param landings when the squares of its way are landed on, the last included, in milliseconds from now; empty where nothing moves
 * @param check whether it checks
 */
export function soundsOfMove(move: Move, check: boolean, landings: readonly number[]): readonly MoveSound[] {
  if (move.type === 'pass') return [];
  const arrival = landings.at(-1) ?? 0;
  const name: SoundName = check ? 'check' : isCapture(move) ? 'capture' : 'move';
  const leaps = landings.slice(0, -1);
  return [...(leaps.length > 0 ? [{ name: 'leap', after: leaps } as const] : []), { name, after: [arrival] }];
}
