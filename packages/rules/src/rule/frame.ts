/** A game before its rules: board, pieces and how they move. What rule modules are compiled against. */
import { isInBlock, mirrorBlock } from '../board/block.js';
import type { Board, Square } from '../board/board.js';
import type { Colour } from '../colour.js';
import type { VariantSpec } from '../document/spec.js';
import type { AttackTable } from '../movement/attacks.js';
import type { RideTable } from '../movement/rides.js';
import { colourOf, EMPTY, kindOf, type PieceCode, type Placement } from '../position/placement.js';

export interface Frame {
  readonly spec: VariantSpec;
  readonly board: Board;
  readonly kinds: readonly PieceKind[];
  /** Who moves first. */
  readonly first: Colour;
  /** The starting array. */
  readonly start: Placement;
  readonly rides: RideTable;
  readonly attacks: AttackTable;
  /** Kind of that name; undefined when the game has none. */
  kindNamed(name: string): PieceKind | undefined;
  /** Kind of that capital letter; undefined when the game has none. */
  kindLettered(letter: string): PieceKind | undefined;
}

/** A kind of piece of one game. */
export interface PieceKind {
  /** Its place in `Frame.kinds`. */
  readonly index: number;
  readonly name: string;
  readonly letter: string;
  readonly royal: boolean;
  readonly letterless: boolean;
  readonly value?: number;
  readonly glyph: string;
  readonly white: PieceCode;
  readonly black: PieceCode;
}

/** The squares of pieces that stand outside the block they never leave. */
export function straySquares({ board, spec }: Frame, placement: Placement): readonly Square[] {
  return board.squares.filter((square) => {
    const code = placement[square] as PieceCode;
    const within = code === EMPTY ? undefined : spec.pieces[kindOf(code)]?.within;
    if (within === undefined) return false;
    return !isInBlock(board, colourOf(code) === 'white' ? within : mirrorBlock(within, board.ranks), square);
  });
}
