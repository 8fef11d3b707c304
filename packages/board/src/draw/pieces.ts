/** @module Pieces on the board: each picture once as a symbol, and a reference to it for every piece. */
import { FIGURES, type PieceLook, type PieceSet } from '../pieces/index.js';
import type { Geometry } from './geometry.js';
import { type Layout, UNIT } from './layout.js';
import type { BoardTheme } from './theme.js';
import type { PlacedPiece } from './view.js';

type Look = Omit<PlacedPiece, 'square'>;

/** Id of the symbol that shows a piece. */
export function symbolId(piece: Look, idPrefix: string, set: PieceSet = FIGURES): string {
  return `${idPrefix}-${set.name}-${set.key(lookOf(piece), piece.colour)}`;
}

export function drawSymbol(piece: Look, idPrefix: string, theme: BoardTheme, set: PieceSet = FIGURES): string {
  const shapes = set.draw(lookOf(piece), piece.colour, theme.pieces);
  return `<symbol id="${symbolId(piece, idPrefix, set)}" viewBox="0 0 1000 1000">${shapes}</symbol>`;
}

export function drawSymbols(
  pieces: readonly PlacedPiece[],
  idPrefix: string,
  theme: BoardTheme,
  set?: PieceSet,
): string {
  const distinct = new Map(pieces.map((piece) => [symbolId(piece, idPrefix, set), piece]));
  return [...distinct.values()].map((piece) => drawSymbol(piece, idPrefix, theme, set)).join('');
}

export function drawPieces(
  pieces: readonly PlacedPiece[],
  geometry: Geometry,
  layout: Layout,
  idPrefix: string,
  set?: PieceSet,
): string {
  return pieces
    .map((piece) => {
      const cell = geometry.cell(piece.square);
      if (cell === undefined) return '';
      const { x, y } = layout.corner(cell);
      return `<use href="#${symbolId(piece, idPrefix, set)}" x="${x}" y="${y}" width="${UNIT}" height="${UNIT}"/>`;
    })
    .join('');
}

function lookOf({ colour: _, name, glyph = name, ...look }: Look): PieceLook {
  return { ...look, glyph };
}
