/**
 * @module A whole board as one SVG text, without a browser: for diagrams, previews and documents.
 * All text in the picture is outlines, so that it needs no font; the same goes into `title` and `desc` for readers.
 */
import { lettering, textLines } from '../lettering.js';
import type { Colour, PieceSet } from '../pieces/index.js';
import { drawArrows, drawCircles } from './arrows.js';
import { drawCoordinates } from './coordinates.js';
import { createGeometry } from './geometry.js';
import { drawCheck, drawDestinations, drawLastMove, drawPremove, drawSelected } from './highlights.js';
import { createLayout, type Layout } from './layout.js';
import { drawMarks } from './marks.js';
import { drawPieces, drawSymbols } from './pieces.js';
import { drawSquares } from './squares.js';
import { type BoardTheme, fill, LIGHT_THEME } from './theme.js';
import type { BoardView, PlacedPiece } from './view.js';

export interface RenderOptions {
  /** Name of the picture for screen readers, and its tooltip. */
  readonly title?: string;
  /** The picture in words; a list of the pieces unless stated. */
  readonly description?: string;
  /** Printed below the board. */
  readonly caption?: string;
  readonly theme?: BoardTheme;
  /** That of figures unless stated. */
  readonly set?: PieceSet;
  /** Width of the picture in pixels; unless stated it fills what it is put into. */
  readonly width?: number;
  /** What ids in the picture begin with: give each its own when several are put into one page. `hd` unless stated. */
  readonly idPrefix?: string;
}

/** The SVG document of a board. */
export function renderBoard(view: BoardView, options: RenderOptions = {}): string {
  const { theme = LIGHT_THEME, set, idPrefix = 'hd', caption, title = 'Board' } = options;
  const { orientation = 'white', coordinates = 'outside', shades = 2 } = view;
  const geometry = createGeometry(view);
  const layout = createLayout(geometry, orientation, coordinates);
  const marks = drawMarks(view.marks ?? [], geometry, layout, theme);
  const below = drawCaption(caption, layout, theme);
  const height = layout.height + below.height;
  const { description = describePieces(view.pieces) } = options;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${layout.width} ${height}"${size(options.width, layout.width, height)}`,
    ` role="img" aria-labelledby="${idPrefix}-title" aria-describedby="${idPrefix}-desc">`,
    `<title id="${idPrefix}-title">${escapeText(title)}</title><desc id="${idPrefix}-desc">${escapeText(description)}</desc>`,
    `<defs>${drawSymbols(view.pieces, idPrefix, theme, set)}</defs>`,
    drawSquares(geometry, layout, shades, theme),
    drawLastMove(view.lastMove ?? [], geometry, layout, theme),
    drawPremove(view.premove, geometry, layout, theme),
    drawSelected(view.selected, geometry, layout, theme),
    drawCheck(view.check ?? [], geometry, layout, theme),
    drawDestinations(view.destinations ?? [], geometry, layout, theme),
    marks.under,
    drawPieces(view.pieces, geometry, layout, idPrefix, set),
    drawCoordinates(geometry, layout, coordinates, shades, theme),
    marks.over,
    drawCircles(view.circles ?? [], geometry, layout, theme),
    drawArrows(view.arrows ?? [], geometry, layout, theme),
    below.svg,
    '</svg>',
  ].join('');
}

/** `White: king e1, queen d1. Black: king e8.` */
export function describePieces(pieces: readonly PlacedPiece[]): string {
  const side = (name: string, colour: Colour) => {
    const own = pieces.filter((piece) => piece.colour === colour).map(({ name, square }) => `${name} ${square}`);
    return own.length === 0 ? '' : `${name}: ${own.join(', ')}.`;
  };
  return [side('White', 'white'), side('Black', 'black')].filter(Boolean).join(' ') || 'An empty board.';
}

export function escapeText(text: string): string {
  return text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const CAPTION_SIZE = 36;
const LINE_HEIGHT = 50;

function drawCaption(caption: string | undefined, layout: Layout, theme: BoardTheme): { svg: string; height: number } {
  if (caption === undefined || caption.trim() === '') return { svg: '', height: 0 };
  const lines = textLines(caption.trim(), CAPTION_SIZE, layout.width - 40);
  const text = lines.map((line, i) =>
    lettering(line, layout.width / 2, layout.height + 40 + i * LINE_HEIGHT, CAPTION_SIZE, 'middle'),
  );
  return { svg: `<g ${fill(theme, 'ink')}>${text.join('')}</g>`, height: 12 + lines.length * LINE_HEIGHT };
}

function size(width: number | undefined, units: number, unitsHigh: number): string {
  if (width === undefined) return '';
  return ` width="${width}" height="${Math.round((width * unitsHigh) / units)}"`;
}
