/** @module The names of files and ranks: on a ruler outside of the board, or in the corners of squares, over the pieces that stand there. */
import { CAP_HEIGHT, EM, lettering } from '../lettering.js';
import { type Cell, fileName, type Geometry } from './geometry.js';
import { type Coordinates, FRAME, type Layout, UNIT } from './layout.js';
import { shade } from './squares.js';
import { type BoardTheme, fill, stroke } from './theme.js';

/** Of letters in squares. */
export const CORNER_SIZE = 24;
const EDGE = 8;

export function drawCoordinates(
  geometry: Geometry,
  layout: Layout,
  coordinates: Coordinates,
  shades: 2 | 3,
  theme: BoardTheme,
): string {
  if (coordinates === 'none') return '';
  return coordinates === 'outside' ? rulers(geometry, layout, theme) : corners(geometry, layout, shades, theme);
}

function rulers(geometry: Geometry, layout: Layout, theme: BoardTheme): string {
  const size = layout.rulerSize;
  const below = layout.top + layout.rows * UNIT + FRAME;
  const besides = layout.left - FRAME;
  const files = range(layout.columns).map((column) => {
    const x = layout.left + (column + 0.5) * UNIT;
    return lettering(fileAt(geometry, layout, column), x, below + size, size, 'middle');
  });
  const ranks = range(layout.rows).map((row) => {
    const y = layout.top + (row + 0.5) * UNIT + (size * CAP_HEIGHT) / 2;
    return lettering(rankAt(geometry, layout, row), besides / 2, y, size, 'middle');
  });
  return `<g ${fill(theme, 'ink')}>${files.join('')}${ranks.join('')}</g>`;
}

/** In the lowest square of each file and the leftmost of each rank, which need not lie on the edge of the board. */
function corners(geometry: Geometry, layout: Layout, shades: 2 | 3, theme: BoardTheme): string {
  const inset = 5;
  const size = CORNER_SIZE * layout.signScale;
  const files = geometry.cells.filter(layout.isLettered).map((cell) => {
    const { x, y } = layout.corner(cell);
    return onPiece(cell, lettering(fileName(cell.file), x + UNIT - inset, y + UNIT - inset - 3, size, 'end'));
  });
  const ranks = geometry.cells.filter(layout.isNumbered).map((cell) => {
    const { x, y } = layout.corner(cell);
    return onPiece(cell, lettering(`${cell.rank + 1}`, x + inset, y + inset + size * CAP_HEIGHT, size, 'start'));
  });
  /** Edged in the colour of its square, which sets it off from a piece. */
  function onPiece(cell: Cell, name: string): string {
    return `<g ${stroke(theme, shade(cell, shades), Math.round((EDGE / size) * EM))} stroke-linejoin="round">${name}</g>${name}`;
  }
  return `<g ${fill(theme, 'corner')}>${files.join('')}${ranks.join('')}</g>`;
}

function fileAt(geometry: Geometry, layout: Layout, column: number): string {
  return fileName(layout.isFlipped ? geometry.files - 1 - column : column);
}

function rankAt(geometry: Geometry, layout: Layout, row: number): string {
  return `${layout.isFlipped ? row + 1 : geometry.ranks - row}`;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}
