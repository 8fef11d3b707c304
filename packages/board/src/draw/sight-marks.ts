/**
 * @module Marks of a position: who attacks what, what may be lost, what may be forked. Numbers stand in corners, White's at the lower
 * right and Black's at the upper right, so that they are told apart by their place as well; signs of pieces are at the left. Where a
 * corner has the name of a file or rank, the sign makes room for it.
 */
import { CAP_HEIGHT, lettering, textWidth } from '../lettering.js';
import type { Colour } from '../pieces/index.js';
import { CORNER_SIZE } from './coordinates.js';
import type { Cell } from './geometry.js';
import { type Layout, type Point, UNIT } from './layout.js';
import { type BoardTheme, fill, stroke, type Tone } from './theme.js';
import type { Mark, MarkKind } from './view.js';

export type SightMark = 'count' | 'loss' | 'risk' | 'fork' | 'prey' | 'dormant' | 'origin';

interface Drawn {
  readonly under: string;
  readonly over: string;
}

/** Where a mark is drawn: the middle of its square, the size of its signs, and how far they keep from the top and the bottom. */
interface Spot extends Point {
  readonly scale: number;
  readonly above: number;
  readonly below: number;
}

type Draw = (mark: Mark, at: Spot, theme: BoardTheme) => Partial<Drawn>;

const HALF = UNIT / 2;
const MARGIN = 2;

const DRAW: Readonly<Record<SightMark, Draw>> = {
  count: ({ white = 0, black = 0 }, at, theme) => ({
    under:
      white + black === 0 ? '' : tint(at, white > black ? 'destination' : black > white ? 'attack' : 'blocked', theme),
    over: badge('white', white, at, theme) + badge('black', black, at, theme),
  }),
  loss: ({ label = '' }, at, theme) => ({
    under: tint(at, 'threat', theme) + corners(at, 'threat', theme),
    over: label === '' ? '' : pill(label, at, theme),
  }),
  risk: (_, at, theme) => ({ under: corners(at, 'threat', theme) }),
  fork: (_, at, theme) => ({
    under: tint(at, 'destination', theme),
    over: trident(at, theme),
  }),
  prey: (_, { x, y, scale }, theme) => ({
    over: scaled(
      { x: x + HALF - MARGIN, y: y - HALF + MARGIN },
      scale,
      `<path ${fill(theme, 'destination')} d="M-16 0l16 16l-16 16l-16 -16z"/><path ${stroke(theme, 'light', 4)} d="M-16 6l10 10l-10 10l-10 -10z"/>`,
    ),
  }),
  dormant: (_, at, theme) => ({
    under: tint(at, 'check', theme),
    over: `<circle cx="${at.x}" cy="${at.y}" r="43" ${stroke(theme, 'check', 8)} stroke-dasharray="18 12"/>`,
  }),
  origin: (_, { x, y }, theme) => ({
    under: `<rect x="${x - 46}" y="${y - 46}" width="92" height="92" rx="8" ${stroke(theme, 'destination', 7)}/>`,
  }),
};

export function isSightMark(kind: MarkKind): kind is SightMark {
  return Object.hasOwn(DRAW, kind);
}

export function spotOf(cell: Cell, layout: Layout): Spot {
  const { signScale: scale } = layout;
  const name = CORNER_SIZE * CAP_HEIGHT * scale + 2 * MARGIN;
  return {
    ...layout.centre(cell),
    scale,
    above: layout.isNumbered(cell) ? name : 0,
    below: layout.isLettered(cell) ? name : 0,
  };
}

export function drawSightMark(kind: SightMark, mark: Mark, at: Spot, theme: BoardTheme): Drawn {
  return { under: '', over: '', ...DRAW[kind](mark, at, theme) };
}

/** What is drawn around 0 0, put to a point. */
function scaled({ x, y }: Point, scale: number, svg: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${svg}</g>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function tint({ x, y }: Point, tone: Tone, theme: BoardTheme): string {
  return `<rect x="${x - UNIT / 2}" y="${y - UNIT / 2}" width="${UNIT}" height="${UNIT}" ${fill(theme, tone, 0.3)}/>`;
}

const DISC = 17;

/** A number on a disc like the side's men; nothing for none. */
function badge(side: Colour, count: number, { x, y, scale, below }: Spot, theme: BoardTheme): string {
  if (count === 0) return '';
  const { body, line } = theme.pieces[side];
  const number = lettering(`${count}`, 0, (30 * CAP_HEIGHT) / 2, count > 9 ? 24 : 30, 'middle');
  const disc = `<circle r="${DISC}" class="hd-fill-body hd-stroke-line" fill="${body}" stroke="${line}" stroke-width="3"/>`;
  const svg = `<g class="hd-${side}">${disc}<g class="hd-fill-line" fill="${line}">${number}</g></g>`;
  const reach = HALF - MARGIN - DISC * scale;
  // White's number makes room for the name of the file as far as Black's lets it.
  const down = side === 'black' ? -reach : Math.max(reach - below, 2 * DISC * scale - reach);
  return scaled({ x: x + reach, y: y + down }, scale, svg);
}

/** At the right of the square, near its top. */
function pill(label: string, { x, y, scale }: Spot, theme: BoardTheme): string {
  const size = 28;
  const width = Math.round(textWidth(label, size) + 18);
  const shape = `<rect x="${-width}" y="0" width="${width}" height="30" rx="15" ${fill(theme, 'threat')}/>`;
  const text = lettering(label, -width / 2, 15 + (size * CAP_HEIGHT) / 2, size, 'middle');
  return scaled({ x: x + HALF, y: y - HALF }, scale, `${shape}<g ${fill(theme, 'light')}>${text}</g>`);
}

/** A fork on a disc, at the upper left. */
function trident({ x, y, scale, above }: Spot, theme: BoardTheme): string {
  const radius = 19;
  const svg = `<circle r="${radius}" ${fill(theme, 'destination')}/><path ${stroke(theme, 'light', 4)} stroke-linecap="round" stroke-linejoin="round" d="M0 12v-24M-8 -11v6q0 7 8 7q8 0 8 -7v-6"/>`;
  const reach = HALF - MARGIN - radius * scale;
  return scaled({ x: x - reach, y: y - reach + above }, scale, svg);
}

/** Four angles around the square. */
function corners({ x, y }: Point, tone: Tone, theme: BoardTheme): string {
  const [near, far] = [45, 26];
  const angle = (right: 1 | -1, down: 1 | -1): string =>
    `M${x + right * far} ${y + down * near}h${right * (near - far)}v${-down * (near - far)}`;
  const angles = angle(-1, -1) + angle(1, -1) + angle(1, 1) + angle(-1, 1);
  return `<path ${stroke(theme, tone, 8)} stroke-linejoin="round" d="${angles}"/>`;
}
