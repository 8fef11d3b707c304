/**
 * Castling as in chess: the king moves so many squares towards the rook, over empty squares, neither crossing nor reaching an
 * attacked one; the rook lands on the square the king crossed last. (The square it reaches is tested like that of any king's move,
 * with everything in its new place.)
 */
import type { Board } from '../../board/board.js';
import type { CastlingWay } from '../fact.js';
import { castlingOf, type Pair, squaresBetween } from './rights.js';

/** @param squares how far the king goes, at least 2 */
export function orthodoxCastlings(board: Board, pair: Pair, squares: number): readonly CastlingWay[] {
  const between = squaresBetween(board, pair);
  const [rookTo, to] = [between[squares - 2], between[squares - 1]];
  const isWhole = between.length === Math.abs(pair.rook - pair.king) - 1;
  if (rookTo === undefined || to === undefined || !isWhole) return [];
  const move = castlingOf(pair, to, rookTo, 'orthodox');
  return [{ bit: pair.bit, move, empty: between, safe: between.slice(0, squares - 1) }];
}
