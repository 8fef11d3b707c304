/**
 * @module Where a carried piece would land. A mouse pointer shows its square itself; a finger hides it, so that it gets a halo around the
 * square and a band along its file and rank, which are seen beside the finger.
 */
import type { Cell } from '../draw/index.js';
import { type Layout, UNIT } from '../draw/layout.js';
import { type BoardTheme, fill, stroke } from '../draw/theme.js';

const HALO = 96;

export function drawAim(cell: Cell, layout: Layout, isTouch: boolean, theme: BoardTheme): string {
  const { x, y } = layout.corner(cell);
  if (!isTouch) return `<rect x="${x + 4}" y="${y + 4}" width="92" height="92" ${stroke(theme, 'selected', 8)}/>`;
  const band = fill(theme, 'selected', 0.16);
  const bands = [
    `<rect x="${x}" y="${layout.top}" width="${UNIT}" height="${layout.rows * UNIT}" ${band}/>`,
    `<rect x="${layout.left}" y="${y}" width="${layout.columns * UNIT}" height="${UNIT}" ${band}/>`,
  ];
  const halo = `<circle cx="${x + UNIT / 2}" cy="${y + UNIT / 2}" r="${HALO}" ${stroke(theme, 'selected', 14)} stroke-opacity="0.8"/>`;
  return bands.join('') + halo;
}
