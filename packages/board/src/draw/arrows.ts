/**
 * @module Arrows: moves drawn as the way a piece takes. A ride is a path through the squares it lands on, with a dot on each, so
 * that it differs from a line over the squares between. The weaker an arrow's rank, the thinner and the paler it is.
 */
import type { Geometry } from './geometry.js';
import type { Layout, Point } from './layout.js';
import { type BoardTheme, fill, stroke, type Tone } from './theme.js';
import type { Arrow, ArrowRank, Brush, Circle } from './view.js';

/** The way of an arrow, in units of the picture. */
export interface ArrowPath {
  /** Where the shaft begins, beside the middle of the square that is left; where it bends; where the head sits on it. */
  readonly shaft: readonly Point[];
  /** Middles of the squares landed on in between. */
  readonly landings: readonly Point[];
  /** The tip first. */
  readonly head: readonly [Point, Point, Point];
}

/** Widths in units: of the shaft, of half of the head, and the head's length. */
interface ArrowForm {
  readonly shaft: number;
  readonly head: number;
  readonly length: number;
  readonly opacity: number;
}

const FORMS: Readonly<Record<ArrowRank, ArrowForm>> = {
  1: { shaft: 16, head: 24, length: 40, opacity: 0.85 },
  2: { shaft: 11, head: 19, length: 34, opacity: 0.65 },
  3: { shaft: 7, head: 15, length: 28, opacity: 0.5 },
};

const TONES: Readonly<Record<Brush, Tone>> = {
  plain: 'arrow',
  threat: 'threat',
  green: 'pen-green',
  red: 'pen-red',
  blue: 'pen-blue',
  yellow: 'pen-yellow',
};

/** The shaft leaves the middle of its square to the piece. */
const MARGIN = 22;

/** Weaker arrows first, so that the strongest lies on top. */
export function drawArrows(arrows: readonly Arrow[], geometry: Geometry, layout: Layout, theme: BoardTheme): string {
  return arrows
    .toSorted((a, b) => (b.rank ?? 1) - (a.rank ?? 1))
    .map((arrow) => {
      const path = arrowPath(arrow, geometry, layout);
      return path === undefined ? '' : draw(path, FORMS[arrow.rank ?? 1], TONES[arrow.brush ?? 'plain'], theme);
    })
    .join('');
}

export function drawCircles(circles: readonly Circle[], geometry: Geometry, layout: Layout, theme: BoardTheme): string {
  return circles
    .map(({ square, brush = 'plain' }) => {
      const at = centre(square, geometry, layout);
      const paint = stroke(theme, TONES[brush], 7);
      return at === undefined ? '' : `<circle cx="${at.x}" cy="${at.y}" r="45" opacity="0.9" ${paint}/>`;
    })
    .join('');
}

/** Undefined when it leads nowhere, or from or to a square that is missing. */
export function arrowPath(
  { from, to, via = [], rank = 1 }: Arrow,
  geometry: Geometry,
  layout: Layout,
): ArrowPath | undefined {
  const [start, end] = [from, to].map((square) => centre(square, geometry, layout));
  const landings = via.flatMap((square) => centre(square, geometry, layout) ?? []);
  const stations = [start, ...landings, end].filter((point) => point !== undefined).filter(isElsewhere);
  const [first, second] = stations;
  const [last, tip] = stations.slice(-2);
  if (start === undefined || end === undefined || !first || !second || !last || !tip) return undefined;
  const { head, length } = FORMS[rank];
  const towards = direction(last, tip);
  const base = along(tip, towards, -length);
  const shaft = [along(first, direction(first, second), MARGIN), ...stations.slice(1, -1), base];
  const side = { x: -towards.y, y: towards.x };
  return {
    shaft: shaft.map(rounded),
    landings: stations.slice(1, -1),
    head: [rounded(tip), rounded(along(base, side, head)), rounded(along(base, side, -head))],
  };
}

/** One opacity for the whole, so that its parts do not shine through each other. */
function draw({ shaft, landings, head }: ArrowPath, form: ArrowForm, tone: Tone, theme: BoardTheme): string {
  const dots = landings.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${form.shaft}" ${fill(theme, tone)}/>`);
  return [
    `<g opacity="${form.opacity}">`,
    `<path ${stroke(theme, tone, form.shaft)} stroke-linejoin="round" d="${pathData(shaft)}"/>`,
    ...dots,
    `<path ${fill(theme, tone)} d="${pathData(head)}z"/>`,
    '</g>',
  ].join('');
}

function pathData(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

function isElsewhere({ x, y }: Point, i: number, points: readonly Point[]): boolean {
  const before = points[i - 1];
  return before === undefined || before.x !== x || before.y !== y;
}

function centre(square: string, geometry: Geometry, layout: Layout): Point | undefined {
  const cell = geometry.cell(square);
  return cell && layout.centre(cell);
}

/** Of length 1. */
function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function along({ x, y }: Point, towards: Point, far: number): Point {
  return { x: x + towards.x * far, y: y + towards.y * far };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
