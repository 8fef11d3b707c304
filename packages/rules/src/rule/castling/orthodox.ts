/**
 * Castling as in chess: the king moves so many squares towards the rook, over empty squares, neither crossing nor reaching an
 * attacked one; the rook lands beside it, on the square that the king crossed last or, if it went one square, left. (The square it
 * reaches is tested like that of any king's move, with everything in its new place.)
 */
import type { Board, Square } from '../../board/board.js';
import type { CastlingWay } from '../fact.js';
import { type Pair, squaresBetween } from './pairs.js';
import { castlingOf } from './rights.js';

/** @param distances how far the king may go, ascending; there is room for each */
export function orthodoxCastlings(board: Board, pair: Pair, distances: readonly number[]): readonly CastlingWay[] {
  const between = squaresBetween(board, pair);
  const style = distances.length > 1 ? 'flexible' : 'orthodox';
  return distances.map((distance) => ({
    bit: pair.bit,
    move: castlingOf(pair, between[distance - 1] as Square, between[distance - 2] ?? pair.king, style),
    empty: between,
    safe: between.slice(0, distance - 1),
  }));
}

/** Whether king and rook stand so far apart that the king can go that far. */
export function hasRoom(board: Board, pair: Pair, distance: number): boolean {
  const between = squaresBetween(board, pair);
  return between.length === Math.abs(pair.rook - pair.king) - 1 && distance <= between.length;
}
