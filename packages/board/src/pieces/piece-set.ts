/**
 * @module A set of pieces: how every piece of any game looks. The board draws whatever set it is given; that of figures comes with it, the
 * others are modules of their own (`@hippodrome/board/sets/…`), to be fetched when somebody chooses them.
 */
import type { Colour, PiecePalette } from './palette.js';
import { drawPiece, type PieceLook, pieceKey } from './piece-drawing.js';

export interface PieceSet {
  /** Letters and hyphens; part of ids. */
  readonly name: string;
  /** A short text of letters, digits and hyphens: pieces that share it look the same. */
  key(look: PieceLook, colour: Colour): string;
  /** SVG elements of a piece in a square of 1000 by 1000 units. */
  draw(look: PieceLook, colour: Colour, palette: PiecePalette): string;
}

/** Chessmen, and figures in their manner for pieces that no chess set has. */
export const FIGURES: PieceSet = { name: 'figures', key: pieceKey, draw: drawPiece };
