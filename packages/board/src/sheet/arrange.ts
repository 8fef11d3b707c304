/** @module How the diagrams of a sheet are arranged: those of unusual pieces large, those of chess small, in rows that are full. */
import type { SheetPieceContent } from './content.js';

export interface PieceRow {
  readonly pieces: readonly SheetPieceContent[];
  readonly columns: number;
  /** `large` and `dense`: what is said of a piece is below its diagram; `small`: its name only, beside it. */
  readonly layout: 'large' | 'dense' | 'small';
}

/** So many large diagrams leave room for the small ones beside them. */
const FEW = 2;
/** So few pieces of chess are drawn like the others, so that they need no row of their own. */
const MOST_AMONG_OTHERS = 2;
const MOST_IN_LARGE_ROW = 7;
const MOST_LARGE = 14;
const MOST_IN_DENSE_ROW = 9;
const MOST_IN_SMALL_ROW = 6;

/** Rows that stand side by side when there are few large diagrams, one below the other when there are many. */
export function arrangePieces(pieces: readonly SheetPieceContent[]): {
  readonly isBeside: boolean;
  readonly rows: readonly PieceRow[];
} {
  const orthodox = pieces.filter(({ isOrthodox }) => isOrthodox);
  const unusual = pieces.filter(({ isOrthodox }) => !isOrthodox);
  const isBeside = unusual.length > 0 && unusual.length <= FEW && orthodox.length > 0;
  const areAmong = !isBeside && unusual.length > 0 && orthodox.length <= MOST_AMONG_OTHERS;
  const large = areAmong ? [...unusual, ...orthodox] : unusual;
  const small = areAmong ? [] : orthodox;
  const smallColumns = isBeside
    ? Math.min(small.length, unusual.length === 1 ? 3 : 2)
    : evenly(small.length, MOST_IN_SMALL_ROW);
  return {
    isBeside,
    rows: [largeRow(large), { pieces: small, columns: smallColumns, layout: 'small' as const }].filter(isThere),
  };
}

function largeRow(pieces: readonly SheetPieceContent[]): PieceRow {
  const isMany = pieces.length > MOST_LARGE;
  const columns = evenly(pieces.length, isMany ? MOST_IN_DENSE_ROW : MOST_IN_LARGE_ROW);
  return { pieces, columns, layout: isMany ? 'dense' : 'large' };
}

function isThere({ pieces }: PieceRow): boolean {
  return pieces.length > 0;
}

/** Columns of rows that are as full as can be. */
function evenly(count: number, most: number): number {
  return Math.ceil(count / Math.max(1, Math.ceil(count / most)));
}
