/** @module Squares that stand out: the last move, the picked piece, check, and where the picked piece may go. */
import type { Geometry } from './geometry.js';
import { type Layout, UNIT } from './layout.js';
import { type BoardTheme, fill, stroke } from './theme.js';
import type { Destination } from './view.js';

/** A tint, and a line inside the edge for those who do not see the tint. */
export function drawLastMove(
  squares: readonly string[],
  geometry: Geometry,
  layout: Layout,
  theme: BoardTheme,
): string {
  return each(
    squares,
    geometry,
    layout,
    (x, y) => tint(x, y, 'last-move', 0.52, theme) + inset(x, y, 'last-move', 5, theme),
  );
}

export function drawSelected(
  square: string | undefined,
  geometry: Geometry,
  layout: Layout,
  theme: BoardTheme,
): string {
  const squares = square === undefined ? [] : [square];
  return each(
    squares,
    geometry,
    layout,
    (x, y) => tint(x, y, 'selected', 0.45, theme) + inset(x, y, 'selected', 7, theme),
  );
}

/** Hatched, so that it is not taken for a move that was played. */
export function drawPremove(
  squares: readonly string[] | undefined,
  geometry: Geometry,
  layout: Layout,
  theme: BoardTheme,
): string {
  return each(squares ?? [], geometry, layout, (x, y) => {
    const hatching = `<path d="${HATCHES.map(([from, to]) => `M${x + from} ${y}L${x} ${y + from}M${x + UNIT} ${y + to}L${x + to} ${y + UNIT}`).join('')}" ${stroke(theme, 'premove', 4)} stroke-opacity="0.55"/>`;
    return tint(x, y, 'premove', 0.45, theme) + hatching + inset(x, y, 'premove', 6, theme);
  });
}

/** Where hatches meet the edges of a square, above its diagonal and below it. */
const HATCHES = [
  [33, 0],
  [66, 33],
  [100, 66],
] as const;

/** A tint and a thick ring. */
export function drawCheck(squares: readonly string[], geometry: Geometry, layout: Layout, theme: BoardTheme): string {
  return each(squares, geometry, layout, (x, y) => {
    const ring = `<circle cx="${x + UNIT / 2}" cy="${y + UNIT / 2}" r="44" ${stroke(theme, 'check', 9)}/>`;
    return tint(x, y, 'check', 0.5, theme) + ring;
  });
}

/** A dot where the piece goes quietly, four corners where it captures. What is only ahead of its turn has a tone of its own. */
export function drawDestinations(
  destinations: readonly Destination[],
  geometry: Geometry,
  layout: Layout,
  theme: BoardTheme,
  isAhead = false,
): string {
  const tone = isAhead ? 'premove' : 'destination';
  const quiet = distinct(destinations.filter(({ capture }) => !capture));
  const captures = distinct(destinations.filter(({ capture }) => capture));
  return (
    each(quiet, geometry, layout, (x, y) => {
      return `<circle cx="${x + UNIT / 2}" cy="${y + UNIT / 2}" r="15" ${fill(theme, tone, 0.85)}/>`;
    }) + each(captures, geometry, layout, (x, y) => `<path ${fill(theme, tone, 0.85)} d="${fourCorners(x, y)}"/>`)
  );
}

function distinct(destinations: readonly Destination[]): string[] {
  return [...new Set(destinations.map(({ to }) => to))];
}

function fourCorners(x: number, y: number): string {
  const leg = 27;
  return (
    `M${x} ${y}h${leg}l${-leg} ${leg}zM${x + UNIT} ${y}v${leg}l${-leg} ${-leg}z` +
    `M${x + UNIT} ${y + UNIT}h${-leg}l${leg} ${-leg}zM${x} ${y + UNIT}v${-leg}l${leg} ${leg}z`
  );
}

type Highlight = 'last-move' | 'selected' | 'check' | 'premove';

function tint(x: number, y: number, tone: Highlight, opacity: number, theme: BoardTheme): string {
  return `<rect x="${x}" y="${y}" width="${UNIT}" height="${UNIT}" ${fill(theme, tone, opacity)}/>`;
}

function inset(x: number, y: number, tone: Highlight, width: number, theme: BoardTheme): string {
  const side = UNIT - width;
  return `<rect x="${x + width / 2}" y="${y + width / 2}" width="${side}" height="${side}" ${stroke(theme, tone, width)}/>`;
}

function each(
  squares: readonly string[],
  geometry: Geometry,
  layout: Layout,
  draw: (x: number, y: number) => string,
): string {
  return squares
    .map((square) => {
      const cell = geometry.cell(square);
      if (cell === undefined) return '';
      const { x, y } = layout.corner(cell);
      return draw(x, y);
    })
    .join('');
}
