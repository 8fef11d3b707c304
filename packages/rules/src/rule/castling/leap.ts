/**
 * Castling by leap: the king leaps along its rank to any empty, unattacked square strictly between it and the rook, whatever
 * stands or aims between; the rook leaps to the square the king left.
 */
import type { Board } from '../../board/board.js';
import type { CastlingWay } from '../fact.js';
import { type Pair, squaresBetween } from './pairs.js';
import { castlingOf } from './rights.js';

export function leapCastlings(board: Board, pair: Pair): readonly CastlingWay[] {
  return squaresBetween(board, pair).map((to) => ({
    bit: pair.bit,
    move: castlingOf(pair, to, pair.king, 'leap'),
    empty: [to],
    safe: [to],
  }));
}
