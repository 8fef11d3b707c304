/**
 * What captures on one square win, move by move and by the rules: pinned pieces stay, royals do not take what is protected,
 * hoppers need their screens and lame pieces their legs as these come and go, promotions need what they promote to, and a capture
 * that ends the game is not answered. Both sides choose the best of their captures, and may stop at any time after the first one.
 */
import type { Square } from '../board/board.js';
import { decidedOutcome } from '../position/end.js';
import type { Step } from '../position/move.js';
import { kindOf } from '../position/placement.js';
import { playUnchecked } from '../position/play.js';
import type { Position } from '../position/position.js';
import { capturesOn } from './captures.js';
import { type Worth, winsAtOnce } from './worth.js';

/** More than all the pieces there may be: what a capture wins that wins the game. */
export const DECISIVE = 1_000_000;

/** After so many captures have been tried, only each side's cheapest one is looked at. */
const THOROUGH = 160;

export interface Exchange {
  /** What the side to move wins by it, in the unit of worth; less than nothing when it loses. From half of DECISIVE on: the game. */
  readonly gain: number;
  /** The capture that begins it. */
  readonly first: Step;
}

/** The best exchange that begins with taking what stands on a square; undefined when nothing can. */
export function exchangeOn(position: Position, square: Square, worth: Worth): Exchange | undefined {
  return bestOf(position, capturesOn(position, square), worth);
}

/** The best of the exchanges that begin with one of some captures; undefined when there are none. */
export function bestOf(position: Position, captures: readonly Step[], worth: Worth): Exchange | undefined {
  const search = createSearch(position, worth);
  let best: Exchange | undefined;
  for (const first of cheapestFirst(position, captures, worth)) {
    const gain = search.gainOf(position, first, best?.gain ?? -Infinity);
    if (best === undefined || gain > best.gain) best = { gain, first };
  }
  return best;
}

/** What the side to move wins by beginning to capture on a square, or nothing when that is not worth its while. */
export function prizeOn(position: Position, square: Square, worth: Worth): number {
  return Math.max(0, exchangeOn(position, square, worth)?.gain ?? 0);
}

function createSearch({ rules }: Position, worth: Worth) {
  const mayDecide = rules.endings.some(({ material }) => material === true);
  let tried = 0;
  return { gainOf };

  /** What a capture wins with all that follows, as far as that is more than `floor`. */
  function gainOf(position: Position, capture: Step, floor: number): number {
    tried += 1;
    const wins = winsAtOnce(position, capture, worth);
    // Answers can only make it less.
    if (wins <= floor && !mayDecide) return wins;
    const next = playUnchecked(position, capture);
    const end = mayDecide ? decidedOutcome(next) : undefined;
    if (end !== undefined)
      return end.winner === null ? wins : end.winner === position.sideToMove ? DECISIVE : -DECISIVE;
    return capture.from === capture.to ? wins : wins - answer(next, capture.to, wins - floor);
  }

  /** What the side to move wins back, as far as that is less than `ceiling`: with that much its enemy has no use for the capture. */
  function answer(position: Position, square: Square, ceiling: number): number {
    const captures = cheapestFirst(position, capturesOn(position, square), worth);
    let best = 0;
    for (const capture of tried > THOROUGH ? captures.slice(0, 1) : captures) {
      best = Math.max(best, gainOf(position, capture, best));
      if (best >= ceiling) break;
    }
    return best;
  }
}

/** In what order captures are tried: first what risks least. Royals come last; there is nothing to lose where they may take. */
function cheapestFirst(position: Position, captures: readonly Step[], worth: Worth): readonly Step[] {
  const { kinds } = position.rules;
  const risk = ({ piece }: Step): number => (kinds[kindOf(piece)]?.royal ? DECISIVE : worth(piece));
  return captures.toSorted(
    (a, b) => risk(a) - risk(b) || winsAtOnce(position, b, worth) - winsAtOnce(position, a, worth),
  );
}
