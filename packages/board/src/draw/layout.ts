/** @module Where squares lie in the picture. A square is 100 units wide, x grows to the right, y downwards. */
import type { Colour } from '../pieces/index.js';
import type { Cell, Geometry } from './geometry.js';

export const UNIT = 100;
/** The frame around the squares. */
export const FRAME = 10;

/** Files or ranks up to which signs in squares have their usual size, and how many times larger they are at most. */
const USUAL_SIZE = 9.5;
const MOST_SCALE = 1.37;

export type Coordinates = 'inside' | 'outside' | 'none';

export interface Layout {
  /** Size of the picture without a caption. */
  readonly width: number;
  readonly height: number;
  /** The upper left corner of the squares. */
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** Size of the letters outside of the board, 0 without them. They grow with the board, to be readable on a phone. */
  readonly rulerSize: number;
  /** How many times larger than usual small signs and letters in squares are: the squares of a large board are small. */
  readonly signScale: number;
  /** Black is at the bottom. */
  readonly isFlipped: boolean;
  /** Upper left corner of a square. */
  corner(cell: Cell): Point;
  centre(cell: Cell): Point;
  column(cell: Cell): number;
  row(cell: Cell): number;
  /** The square in a column and row counted from the upper left, unless there is none. */
  at(column: number, row: number): Cell | undefined;
  /**
   * Whether the name of its file stands in the lower right of a square, that of its rank in the upper left: of the lowest square of the
   * file and the leftmost of the rank, which need not lie on the edge.
   */
  isLettered(cell: Cell): boolean;
  isNumbered(cell: Cell): boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Width and height of the picture of a board before it is drawn, to keep its place. */
export function pictureSize(
  shape: Pick<Geometry, 'files' | 'ranks'>,
  coordinates: Coordinates,
): Pick<Layout, 'width' | 'height'> {
  const { ruler } = rulerOf(shape, coordinates);
  return { width: shape.files * UNIT + 2 * FRAME + ruler, height: shape.ranks * UNIT + 2 * FRAME + ruler };
}

function rulerOf(
  { files, ranks }: Pick<Geometry, 'files' | 'ranks'>,
  coordinates: Coordinates,
): { readonly rulerSize: number; readonly ruler: number } {
  const rulerSize = coordinates === 'outside' ? Math.round(Math.max(30, 3.3 * Math.max(files, ranks))) : 0;
  return { rulerSize, ruler: Math.round(rulerSize * 1.35) };
}

/** @param orientation whose side is at the bottom */
export function createLayout(geometry: Geometry, orientation: Colour, coordinates: Coordinates): Layout {
  const { files, ranks } = geometry;
  const { rulerSize, ruler } = rulerOf(geometry, coordinates);
  const [left, top] = [FRAME + ruler, FRAME];
  const isFlipped = orientation === 'black';
  const column = (cell: Cell) => (isFlipped ? files - 1 - cell.file : cell.file);
  const row = (cell: Cell) => (isFlipped ? cell.rank : ranks - 1 - cell.rank);
  const at = (atColumn: number, atRow: number) =>
    isFlipped ? geometry.at(files - 1 - atColumn, atRow) : geometry.at(atColumn, ranks - 1 - atRow);
  const isLowest = (cell: Cell) => upTo(ranks - 1 - row(cell)).every((by) => !at(column(cell), row(cell) + by));
  const isLeftmost = (cell: Cell) => upTo(column(cell)).every((by) => !at(column(cell) - by, row(cell)));
  const corner = (cell: Cell) => ({ x: left + column(cell) * UNIT, y: top + row(cell) * UNIT });
  return {
    ...pictureSize(geometry, coordinates),
    left,
    top,
    columns: files,
    rows: ranks,
    rulerSize,
    signScale: Math.min(Math.max(1, Math.max(files, ranks) / USUAL_SIZE), MOST_SCALE),
    isFlipped,
    column,
    row,
    corner,
    centre: (cell) => {
      const { x, y } = corner(cell);
      return { x: x + UNIT / 2, y: y + UNIT / 2 };
    },
    at,
    isLettered: (cell) => coordinates === 'inside' && isLowest(cell),
    isNumbered: (cell) => coordinates === 'inside' && isLeftmost(cell),
  };
}

/** From 1. */
function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, i) => i + 1);
}
