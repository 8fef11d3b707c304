/** The pieces of a side, royals apart: those are checked, not won. */
import type { Square } from '../board/board.js';
import type { Colour } from '../colour.js';
import { colourOf, EMPTY, kindOf, type PieceCode } from '../position/placement.js';
import type { Position } from '../position/position.js';

/** Their squares, ascending. */
export function commonersOf({ rules, placement }: Position, side: Colour): readonly Square[] {
  return rules.board.squares.filter((square) => {
    const code = placement[square] as PieceCode;
    return code !== EMPTY && colourOf(code) === side && rules.kinds[kindOf(code)]?.royal === false;
  });
}
