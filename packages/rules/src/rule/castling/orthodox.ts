/**
 * Castling as in chess: the king moves two squares towards the rook, over empty squares, neither crossing nor reaching an
 * attacked one; the rook lands on the square the king crossed. (The square it reaches is tested like that of any king's move,
 * with everything in its new place.)
 */
import { opposite } from '../../colour.js';
import type { Castling } from '../../position/move.js';
import { allEmpty } from '../../position/placement.js';
import type { Position } from '../../position/position.js';
import { type Pair, squaresBetween } from './rights.js';

export function* orthodoxCastlings(position: Position, pair: Pair): Generator<Castling> {
  const { board, attacks } = position.rules;
  const between = squaresBetween(board, pair);
  const [crossed, to] = between;
  const isWhole = between.length === Math.abs(pair.rook - pair.king) - 1;
  if (crossed === undefined || to === undefined || !isWhole) return;
  if (!allEmpty(position.placement, between)) return;
  if (attacks.isAttacked(position.placement, crossed, opposite(pair.colour))) return;
  yield {
    type: 'castling',
    from: pair.king,
    to,
    piece: pair.kingCode,
    rookFrom: pair.rook,
    rookTo: crossed,
    rook: pair.rookCode,
    style: 'orthodox',
  };
}
