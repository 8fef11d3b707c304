/** @module The keyboard: a cursor that walks over squares as they lie in the picture, and names typed to jump to one. */

import type { Geometry } from '../draw/geometry.js';
import type { Cell } from '../draw/index.js';
import type { Layout } from '../draw/layout.js';

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Where a key leads from a square, as in a grid: arrows to the next square in that direction, leaping over holes;
 * Home and End to the ends of the row, Page Up and Page Down to those of the column. `undefined`: not such a key, or the end.
 */
export function cellByKey(key: string, from: Cell, layout: Layout): Cell | undefined {
  const [column, row] = [layout.column(from), layout.row(from)];
  const step = STEPS[key];
  if (step) return firstOnWay(column, row, step, layout);
  if (key === 'Home') return firstOnWay(-1, row, [1, 0], layout);
  if (key === 'End') return firstOnWay(layout.columns, row, [-1, 0], layout);
  if (key === 'PageUp') return firstOnWay(column, -1, [0, 1], layout);
  if (key === 'PageDown') return firstOnWay(column, layout.rows, [0, -1], layout);
  return undefined;
}

function firstOnWay(column: number, row: number, step: readonly [number, number], layout: Layout): Cell | undefined {
  const [x, y] = [column + step[0], row + step[1]];
  if (x < 0 || y < 0 || x >= layout.columns || y >= layout.rows) return undefined;
  return layout.at(x, y) ?? firstOnWay(x, y, step, layout);
}

/** What has been typed of a square's name so far, and when (milliseconds). */
export interface Typed {
  readonly text: string;
  readonly at: number;
}

export const NOTHING_TYPED: Typed = { text: '', at: 0 };
const FORGOTTEN_AFTER_MS = 1500;

/**
 * Takes one more key into account. A letter begins a name, digits go on with it; each time the text names a square,
 * that is the one: `a1` is found before `a13`.
 */
export function typeKey(
  typed: Typed,
  key: string,
  now: number,
  geometry: Geometry,
): { readonly typed: Typed; readonly cell: Cell | undefined } {
  const before = now - typed.at > FORGOTTEN_AFTER_MS ? '' : typed.text;
  const text = /^[a-p]$/i.test(key) ? key.toLowerCase() : /^\d$/.test(key) && before !== '' ? before + key : '';
  return { typed: { text, at: now }, cell: geometry.cell(text) };
}
