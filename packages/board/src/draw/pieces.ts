/** @module Pieces on the board: each picture once as a symbol, and a reference to it for every piece. */
import { drawPiece, pieceKey } from '../pieces/index.js';
import type { Geometry } from './geometry.js';
import { type Layout, UNIT } from './layout.js';
import type { BoardTheme } from './theme.js';
import type { PlacedPiece } from './view.js';

type Look = Pick<PlacedPiece, 'colour' | 'name' | 'glyph' | 'letter'>;

/** Id of the symbol that shows a piece. */
export function symbolId(piece: Look, idPrefix: string): string {
  return `${idPrefix}-${pieceKey(lookOf(piece), piece.colour)}`;
}

export function drawSymbol(piece: Look, idPrefix: string, theme: BoardTheme): string {
  const shapes = drawPiece(lookOf(piece), piece.colour, theme.pieces);
  return `<symbol id="${symbolId(piece, idPrefix)}" viewBox="0 0 1000 1000">${shapes}</symbol>`;
}

export function drawSymbols(pieces: readonly PlacedPiece[], idPrefix: string, theme: BoardTheme): string {
  const distinct = new Map(pieces.map((piece) => [symbolId(piece, idPrefix), piece]));
  return [...distinct.values()].map((piece) => drawSymbol(piece, idPrefix, theme)).join('');
}

export function drawPieces(
  pieces: readonly PlacedPiece[],
  geometry: Geometry,
  layout: Layout,
  idPrefix: string,
): string {
  return pieces
    .map((piece) => {
      const cell = geometry.cell(piece.square);
      if (cell === undefined) return '';
      const { x, y } = layout.corner(cell);
      return `<use href="#${symbolId(piece, idPrefix)}" x="${x}" y="${y}" width="${UNIT}" height="${UNIT}"/>`;
    })
    .join('');
}

function lookOf({ name, glyph = name, letter }: Look) {
  return { glyph, letter };
}
