/** @module The bare board: frame and squares. */
import type { Cell, Geometry } from './geometry.js';
import { FRAME, type Layout, UNIT } from './layout.js';
import { type BoardTheme, fill, type Tone } from './theme.js';

/**
 * The frame is the board's area with a thick line around it, so it follows the shape of any board and lines holes too.
 * All squares are painted light and the others over that: two neighbours never let the frame shine through.
 */
export function drawSquares(geometry: Geometry, layout: Layout, shades: 2 | 3, theme: BoardTheme): string {
  const shape = areaPath(layout);
  const frame = `${fill(theme, 'frame')} stroke="${theme.board.frame}" stroke-width="${2 * FRAME}" stroke-linejoin="round"`;
  const others = TONES_OVER_LIGHT[shades].map((tone) => {
    const cells = geometry.cells.filter((cell) => shade(cell, shades) === tone);
    return `<path ${fill(theme, tone)} d="${cells.map((cell) => box(layout, cell, 1, 1)).join('')}"/>`;
  });
  return `${apron(geometry, layout, theme)}<path ${frame.replace('class="', 'class="hd-stroke-frame ')} d="${shape}"/><path ${fill(theme, 'light')} d="${shape}"/>${others.join('')}`;
}

/** Under a board with holes lies a cloth, so that all its parts are seen to be one board. */
function apron({ cells, files, ranks }: Geometry, { left, top, columns, rows }: Layout, theme: BoardTheme): string {
  if (cells.length === files * ranks) return '';
  const [x, y] = [left - FRAME, top - FRAME];
  const size = `width="${columns * UNIT + 2 * FRAME}" height="${rows * UNIT + 2 * FRAME}"`;
  return `<rect x="${x}" y="${y}" ${size} rx="24" ${fill(theme, 'ink', 0.1)}/>`;
}

const TONES_OVER_LIGHT: Readonly<Record<2 | 3, readonly Tone[]>> = { 2: ['dark'], 3: ['dark', 'third'] };

/**
 * The shade of a square; a1 is dark. Of three shades, the dark squares of every second rank have the third: so a nightrider's line
 * goes to and fro between two of the three, and each leap of a ride along a bishop's line changes its shade.
 */
export function shade({ file, rank }: Cell, shades: 2 | 3): Tone {
  if ((file + rank) % 2 !== 0) return 'light';
  return shades === 3 && rank % 2 !== 0 ? 'third' : 'dark';
}

/** Runs of squares along ranks and again along files: each covers the joints of the other. */
function areaPath(layout: Layout): string {
  const rows = runs(layout.rows, layout.columns, (row, column) => layout.at(column, row));
  const columns = runs(layout.columns, layout.rows, (column, row) => layout.at(column, row));
  return [
    ...rows.map(({ first, length }) => box(layout, first, length, 1)),
    ...columns.map(({ first, length }) => box(layout, first, 1, length)),
  ].join('');
}

interface Run {
  readonly first: Cell;
  readonly length: number;
}

function runs(lines: number, length: number, at: (line: number, i: number) => Cell | undefined): Run[] {
  const found: Run[] = [];
  for (let line = 0; line < lines; line++) {
    for (let i = 0; i < length; i++) {
      const first = at(line, i);
      if (first === undefined) continue;
      const start = i;
      while (at(line, i + 1) !== undefined) i++;
      found.push({ first, length: i + 1 - start });
    }
  }
  return found;
}

function box(layout: Layout, cell: Cell, columns: number, rows: number): string {
  const { x, y } = layout.corner(cell);
  return `M${x} ${y}h${columns * UNIT}v${rows * UNIT}h${-columns * UNIT}z`;
}
