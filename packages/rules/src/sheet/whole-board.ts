/** A placement in the terms of a rule sheet. */
import { squareName } from '../board/index.js';
import { colourOf, EMPTY, kindOf, type PieceCode, type Placement } from '../position/placement.js';
import type { Ruleset } from '../rule/ruleset.js';
import type { SheetBoard } from './sheet.js';

export function wholeBoard({ board, kinds, spec }: Ruleset, placement: Placement): SheetBoard {
  const { files, ranks, holes } = spec.board;
  return {
    files,
    ranks,
    holes: holes.map((hole) => squareName(hole % files, Math.floor(hole / files))),
    pieces: board.squares.flatMap((square) => {
      const code = placement[square] as PieceCode;
      const kind = kinds[kindOf(code)];
      if (code === EMPTY || kind === undefined) return [];
      const { name, glyph, letter } = kind;
      return [{ square: board.name(square), colour: colourOf(code), name, glyph, letter }];
    }),
    marks: [],
  };
}
