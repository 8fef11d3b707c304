/** How long is waited, and how much is given, in games between people. All are milliseconds. */
import type { TimeControl } from '@hippodrome/rules';

const SECOND = 1000;

/** For each of the first two moves, before the game is broken off. */
export const FIRST_MOVE_LIMIT = 60 * SECOND;

/** What a player may add to the other's clock at a time. */
export const GIFT = 15 * SECOND;

/** The most that a slow connection is forgiven, for each move. */
const MOST_CREDIT = 500;

/** What the clock does not count of a move that has been on its way for so long. What a player claims is believed up to a limit only. */
export function creditFor(lag: number): number {
  return Number.isFinite(lag) ? Math.min(Math.max(0, Math.round(lag)), MOST_CREDIT) : 0;
}

/** How long a player has to be away before the other may claim the game; undefined where the clock alone decides. */
export function absenceLimit(control: TimeControl): number | undefined {
  switch (control.kind) {
    case 'fischer':
    case 'delay':
    case 'byo-yomi':
      return control.initial >= 480 * SECOND ? 120 * SECOND : 40 * SECOND;
    case 'per-move':
    case 'unlimited':
      return undefined;
  }
}
