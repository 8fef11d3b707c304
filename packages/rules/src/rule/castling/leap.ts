/**
 * Castling by leap: the king leaps along its rank to any empty, unattacked square strictly between it and the rook, whatever
 * stands or aims between; the rook leaps to the square the king left.
 */
import { opposite } from '../../colour.js';
import type { Castling } from '../../position/move.js';
import { EMPTY } from '../../position/placement.js';
import type { Position } from '../../position/position.js';
import { castlingOf, type Pair, squaresBetween } from './rights.js';

export function* leapCastlings(position: Position, pair: Pair): Generator<Castling> {
  const { board, attacks } = position.rules;
  const enemy = opposite(pair.colour);
  for (const to of squaresBetween(board, pair)) {
    if (position.placement[to] !== EMPTY || attacks.isAttacked(position.placement, to, enemy)) continue;
    yield castlingOf(pair, to, pair.king, 'leap');
  }
}
