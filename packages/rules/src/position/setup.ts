/** Anything a FEN can say, legal or not: what editors and importers work with before `setUp` makes a position of it. */
import type { Colour } from '../colour.js';
import type { Placement } from './placement.js';

/** The FEN fields that belong to rules. */
export const FIELDS = ['holdings', 'castling', 'en-passant', 'checks', 'phase'] as const;
export type Field = (typeof FIELDS)[number];

/** The text of a field; the column (from 1) is where it began in the FEN, if it came from one. */
export interface FieldText {
  readonly text: string;
  readonly column?: number;
}

export interface Setup {
  readonly placement: Placement;
  readonly sideToMove: Colour;
  readonly halfmoveClock: number;
  readonly fullmoveNumber: number;
  /** Absent and empty fields mean nothing to say: no rights, no passed squares, an empty pool, no check given yet, no phase. */
  readonly fields: Readonly<Partial<Record<Field, FieldText>>>;
}

/** Whether the text of a field means the same as its absence: nothing, or the sign that FENs write for it. */
export function saysNothing(text: string): boolean {
  return text === '' || text === '-';
}
