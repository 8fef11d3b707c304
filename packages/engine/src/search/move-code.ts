/**
 * A move as one integer, so that tables can hold it: from in bits 0-7, to in bits 8-15, the code promoted to in bits 16-23,
 * bit 24 for a castling, bit 25 for a pass. Distinct for the moves of one position; 0 stands for no move.
 */
import type { Move } from '@hippodrome/rules';

const CASTLING = 1 << 24;
const PASS = 1 << 25;

export const NO_MOVE = 0;

export function moveCode(move: Move): number {
  if (move.type === 'pass') return PASS;
  const squares = move.from | (move.to << 8);
  return move.type === 'castling' ? squares | CASTLING : squares | (move.promotion << 16);
}
