/**
 * Forks: moves after which the piece that moved attacks two or more enemies and would win something by taking each of them (it is
 * worth more, or not protected well enough) or checks it; and after which nothing is won by taking the piece that moved.
 */
import type { Square } from '../board/board.js';
import { type Colour, opposite } from '../colour.js';
import { checkSuspended, royalSquares } from '../position/check.js';
import { legalMoves } from '../position/legal.js';
import type { Step } from '../position/move.js';
import { playUnchecked } from '../position/play.js';
import type { Position } from '../position/position.js';
import { borneOn } from './attackers.js';
import { capturesOn } from './captures.js';
import { bestOf, prizeOn } from './exchange.js';
import { commonersOf } from './pieces.js';
import { asIfToMove } from './turn.js';
import type { Worth } from './worth.js';

export interface Fork {
  readonly move: Step;
  /** What is forked, ascending. */
  readonly targets: readonly Square[];
}

/** In the documented order of moves; `undefined` for each move that forks nothing. */
export function* forksOf(position: Position, side: Colour, worth: Worth): Generator<Fork | undefined, void> {
  const before = asIfToMove(position, side);
  for (const move of legalMoves(before)) {
    yield move.type === 'step' && move.to !== move.from ? forkBy(before, move, worth) : undefined;
  }
}

/** What a move forks; undefined when it forks nothing, or loses the piece that does. */
function forkBy(before: Position, move: Step, worth: Worth): Fork | undefined {
  const side = before.sideToMove;
  const after = playUnchecked(before, move);
  const royals = checkSuspended(after) ? [] : royalsAttacked(after, move.to, side);
  const others = borneOn(after, after.placement, move.to, side, commonersOf(after, opposite(side)));
  if (royals.length + others.length < 2) return undefined;
  if (prizeOn(after, move.to, worth) > 0) return undefined;
  const next = asIfToMove(after, side);
  const won = others.filter((square) => winsBy(next, move.to, square, worth));
  const targets = [...royals, ...won].sort((a, b) => a - b);
  return targets.length < 2 ? undefined : { move, targets };
}

function royalsAttacked({ rules, placement }: Position, by: Square, side: Colour): readonly Square[] {
  const royals = royalSquares(rules, placement, opposite(side));
  return royals.filter((square) => rules.attacks.attackers(placement, square, side).includes(by));
}

/** Whether taking what stands on a square wins something for the piece on another, once it is its side's turn. */
function winsBy(next: Position, from: Square, square: Square, worth: Worth): boolean {
  const captures = capturesOn(next, square).filter((capture) => capture.from === from);
  return (bestOf(next, captures, worth)?.gain ?? 0) > 0;
}
