/**
 * What a side may lose: its pieces that the other could capture, were it to move, and what each capture wins with all that
 * follows on that square. Found square by square, so that a page can let others have their turn in between.
 */
import type { Square } from '../board/board.js';
import { type Colour, opposite } from '../colour.js';
import type { Step } from '../position/move.js';
import type { Position } from '../position/position.js';
import { capturesOn } from './captures.js';
import { bestOf } from './exchange.js';
import { commonersOf } from './pieces.js';
import { asIfToMove } from './turn.js';
import type { Worth } from './worth.js';

export interface Captive {
  readonly square: Square;
  /** All captures of it that would be legal, in the documented order. */
  readonly captures: readonly Step[];
  /** The one that wins the most. */
  readonly best: Step;
  /** What that wins, see `Exchange`. More than nothing: the piece is en prise. */
  readonly loss: number;
}

/** By square, ascending; `undefined` for each piece that nobody can capture. */
export function* captivesOf(position: Position, side: Colour, worth: Worth): Generator<Captive | undefined, void> {
  const attacked = asIfToMove(position, opposite(side));
  for (const square of commonersOf(position, side)) {
    const captures = capturesOn(attacked, square);
    const best = bestOf(attacked, captures, worth);
    yield best && { square, captures, best: best.first, loss: best.gain };
  }
}
