/**
 * Null move: if the opponent could be given a move for nothing and the side to move would still be above beta, a real move will
 * be, too. Not believed where it may be a burden to have to move: in check, or with hardly a piece left.
 */
import { colourBit, EMPTY, type Position } from '@hippodrome/rules';
import type { PieceValues } from '../evaluate/piece-values.js';

/** Least depth at which the null move is tried. */
export const NULL_MOVE_DEPTH = 3;
/** Plies by which the search after it is shallower. */
export const NULL_MOVE_REDUCTION = 2;

/** A piece worth so many centipawns, and so many of them, make it unlikely that moving is a burden. */
const OFFICER = 200;
const OFFICERS = 2;

export function hasSpareMoves({ placement, sideToMove }: Position, values: PieceValues): boolean {
  const side = colourBit(sideToMove);
  let officers = 0;
  for (const code of placement) {
    if (code !== EMPTY && (code & 1) === side && (values[code] as number) >= OFFICER) officers++;
  }
  return officers >= OFFICERS;
}
