/** The placement part of a FEN, written: ranks from the top, numbers for empty squares, `*` for squares that do not exist. */
import { EMPTY, type PieceCode, type Placement } from '../../position/placement.js';
import type { Frame } from '../../rule/frame.js';
import { pieceLetter } from '../letters.js';

/** What it takes of a game to read and write placements. */
export type Pieces = Pick<Frame, 'board' | 'kinds'>;

/** @param board must be the board of the placement */
export function writePlacement({ board, kinds }: Pieces, placement: Placement): string {
  const ranks: string[] = [];
  for (let rank = board.ranks - 1; rank >= 0; rank--) {
    let text = '';
    let empty = 0;
    for (let file = 0; file < board.files; file++) {
      const square = board.at(file, rank);
      const code = square === undefined ? EMPTY : (placement[square] as PieceCode);
      if (square !== undefined && code === EMPTY) {
        empty++;
        continue;
      }
      if (empty > 0) text += empty;
      empty = 0;
      text += square === undefined ? '*' : pieceLetter(kinds, code);
    }
    ranks.push(empty > 0 ? text + empty : text);
  }
  return ranks.join('/');
}
