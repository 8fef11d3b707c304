/**
 * Castling as in chess: the king moves so many squares towards the rook, over empty squares, neither crossing nor reaching an
 * attacked one; the rook lands on the square the king crossed last. (The square it reaches is tested like that of any king's move,
 * with everything in its new place.)
 */
import { opposite } from '../../colour.js';
import type { Castling } from '../../position/move.js';
import { allEmpty } from '../../position/placement.js';
import type { Position } from '../../position/position.js';
import { castlingOf, type Pair, squaresBetween } from './rights.js';

/** @param squares how far the king goes, at least 2 */
export function* orthodoxCastlings(position: Position, pair: Pair, squares: number): Generator<Castling> {
  const { board, attacks } = position.rules;
  const between = squaresBetween(board, pair);
  const crossed = between.slice(0, squares - 1);
  const [rookTo, to] = [between[squares - 2], between[squares - 1]];
  const isWhole = between.length === Math.abs(pair.rook - pair.king) - 1;
  if (rookTo === undefined || to === undefined || !isWhole) return;
  if (!allEmpty(position.placement, between)) return;
  if (crossed.some((square) => attacks.isAttacked(position.placement, square, opposite(pair.colour)))) return;
  yield castlingOf(pair, to, rookTo, 'orthodox');
}
