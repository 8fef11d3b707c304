/** Piece-square tables: what a piece is worth on each square, by its kind, the squares it commands there and its prospects. */
import { type Board, COLOURS, type PieceCode, type Position, type Ruleset, type Square } from '@hippodrome/rules';
import type { PieceValues } from './piece-values.js';
import { pieceValues } from './piece-values.js';
import { promotionProspects } from './promotion-prospects.js';
import { expectedReach, meanReach } from './reach.js';

/** Centipawns for each square of reach above or below the piece's mean. */
const PER_SQUARE_OF_REACH = 5;
/** Centipawns for each step nearer to the centre, which also those value whose reach is the same everywhere. */
const PER_STEP_TO_CENTRE = 4;

export interface SquareTables {
  readonly values: PieceValues;
  /** Centipawns by `code * size + square`, from the owner's view; 0 for royals. */
  readonly worth: Int32Array;
  /** Number of squares, holes included. */
  readonly size: number;
}

/** What does not depend on the position, made once for each game. */
interface Basis {
  readonly values: PieceValues;
  readonly worth: Float64Array;
}

const known = new WeakMap<Ruleset, Basis>();

/** @param root where the search begins: which promotions are open is judged there */
export function createSquareTables(root: Position): SquareTables {
  const { rules } = root;
  const { values, worth: basis } = basisOf(rules);
  const size = rules.board.files * rules.board.ranks;
  const worth = Int32Array.from(basis, Math.round);
  forEachPiece(rules, (piece) => {
    const prospects = promotionProspects(root, piece, values);
    if (prospects === undefined) return;
    for (const square of rules.board.squares) {
      const index = piece * size + square;
      worth[index] = Math.round((basis[index] as number) + (prospects[square] as number));
    }
  });
  return { values, worth, size };
}

function basisOf(rules: Ruleset): Basis {
  const basis = known.get(rules) ?? createBasis(rules);
  known.set(rules, basis);
  return basis;
}

function createBasis(rules: Ruleset): Basis {
  const values = pieceValues(rules);
  const size = rules.board.files * rules.board.ranks;
  const worth = new Float64Array(values.length * size);
  forEachPiece(rules, (piece) => {
    const mean = meanReach(rules, piece);
    for (const square of rules.board.squares) {
      const extra = expectedReach(rules, piece, square) - mean;
      worth[piece * size + square] =
        (values[piece] as number) +
        PER_SQUARE_OF_REACH * extra -
        PER_STEP_TO_CENTRE * stepsToCentre(rules.board, square);
    }
  });
  return { values, worth };
}

function stepsToCentre(board: Board, square: Square): number {
  const files = Math.abs(board.file(square) - (board.files - 1) / 2);
  const ranks = Math.abs(board.rank(square) - (board.ranks - 1) / 2);
  return Math.max(files, ranks);
}

function forEachPiece({ kinds }: Ruleset, visit: (piece: PieceCode) => void): void {
  for (const kind of kinds) {
    if (kind.royal) continue;
    for (const colour of COLOURS) visit(kind[colour]);
  }
}
