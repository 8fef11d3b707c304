/**
 * How much of a clock's time to spend on a move. Two limits come of it: after the soft one no further iteration is begun, and at the
 * hard one the search ends wherever it is. The clock must never run out, whatever happens between engine and clock, for which the
 * overhead is kept back with every move.
 */
import type { TimeLimits } from '../search/budget.js';

/** What a chess clock shows when the engine is to move. Milliseconds. */
export interface ClockState {
  readonly remaining: number;
  /** Added after every move; 0 when left out. */
  readonly increment?: number;
  /** Moves until the next time control; undefined when the time is for all the rest of the game. */
  readonly movesToGo?: number;
  /** Lost with every move between the engine and the clock: transport, a busy machine. */
  readonly overhead?: number;
}

/** Moves that a game is expected to go on for. */
const EXPECTED_MOVES = 30;
/** A share of the increment is kept, so that the reserve grows rather than shrinks. */
const SHARE_OF_INCREMENT = 0.75;
/** No iteration is begun after this share of a move's time: it would take several times as long as all before. */
const SOFT_SHARE = 0.6;
/** An iteration that has been begun may take so many times a move's time … */
const HARD_FACTOR = 3;
/** … but never more than this share of all there is, unless the next move brings new time. */
const MOST_SHARE = 0.4;
const MOST_SHARE_OF_LAST = 0.8;
/** A clock that shows less than the overhead gets a move all the same. */
const LEAST = 1;

export function allotTime({ remaining, increment = 0, movesToGo, overhead = 0 }: ClockState): TimeLimits {
  const moves = Math.max(1, Math.min(EXPECTED_MOVES, movesToGo ?? EXPECTED_MOVES));
  // The overhead of the moves to come has to be paid as well.
  const usable = Math.max(0, remaining - overhead * moves);
  const available = Math.max(0, remaining - overhead);
  const share = usable / moves + SHARE_OF_INCREMENT * increment;
  const most = available * (moves === 1 ? MOST_SHARE_OF_LAST : MOST_SHARE);
  const milliseconds = Math.max(LEAST, Math.floor(Math.min(share * HARD_FACTOR, most)));
  return { milliseconds, softMilliseconds: Math.min(milliseconds, Math.floor(share * SOFT_SHARE)) };
}
