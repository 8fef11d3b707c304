/**
 * @module Marks of a position: who attacks what, what may be lost, what may be forked. Numbers stand in corners, White's at the lower
 * right and Black's at the upper right, so that they are told apart by their place as well; signs of pieces are at the left.
 */
import { CAP_HEIGHT, lettering, textWidth } from '../lettering.js';
import type { Colour } from '../pieces/index.js';
import { type Point, UNIT } from './layout.js';
import { type BoardTheme, fill, stroke, type Tone } from './theme.js';
import type { Mark, MarkKind } from './view.js';

export type SightMark = 'count' | 'loss' | 'risk' | 'fork' | 'prey' | 'dormant' | 'origin';

interface Drawn {
  readonly under: string;
  readonly over: string;
}

type Draw = (mark: Mark, at: Point, theme: BoardTheme) => Partial<Drawn>;

const DRAW: Readonly<Record<SightMark, Draw>> = {
  count: ({ white = 0, black = 0 }, at, theme) => ({
    under:
      white + black === 0 ? '' : tint(at, white > black ? 'destination' : black > white ? 'attack' : 'blocked', theme),
    over:
      badge('white', white, { x: at.x + 31, y: at.y + 31 }, theme) +
      badge('black', black, { x: at.x + 31, y: at.y - 31 }, theme),
  }),
  loss: ({ label = '' }, at, theme) => ({
    under: tint(at, 'threat', theme) + corners(at, 'threat', theme),
    over: label === '' ? '' : pill(label, { x: at.x + 50, y: at.y - 35 }, theme),
  }),
  risk: (_, at, theme) => ({ under: corners(at, 'threat', theme) }),
  fork: (_, at, theme) => ({
    under: tint(at, 'destination', theme),
    over: trident({ x: at.x - 29, y: at.y - 29 }, theme),
  }),
  prey: (_, { x, y }, theme) => ({
    over: `<path ${fill(theme, 'destination')} d="M${x + 32} ${y - 47}l16 16l-16 16l-16 -16z"/><path ${stroke(theme, 'light', 4)} d="M${x + 32} ${y - 41}l10 10l-10 10l-10 -10z"/>`,
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

export function drawSightMark(kind: SightMark, mark: Mark, at: Point, theme: BoardTheme): Drawn {
  return { under: '', over: '', ...DRAW[kind](mark, at, theme) };
}

function tint({ x, y }: Point, tone: Tone, theme: BoardTheme): string {
  return `<rect x="${x - UNIT / 2}" y="${y - UNIT / 2}" width="${UNIT}" height="${UNIT}" ${fill(theme, tone, 0.3)}/>`;
}

/** A number on a disc like the side's men; nothing for none. */
function badge(side: Colour, count: number, { x, y }: Point, theme: BoardTheme): string {
  if (count === 0) return '';
  const { body, line } = theme.pieces[side];
  const number = lettering(`${count}`, x, y + (30 * CAP_HEIGHT) / 2, count > 9 ? 24 : 30, 'middle');
  const disc = `<circle cx="${x}" cy="${y}" r="17" class="hd-fill-body hd-stroke-line" fill="${body}" stroke="${line}" stroke-width="3"/>`;
  return `<g class="hd-${side}">${disc}<g class="hd-fill-line" fill="${line}">${number}</g></g>`;
}

/** Its upper right is at the point. */
function pill(label: string, { x, y }: Point, theme: BoardTheme): string {
  const size = 28;
  const width = Math.round(textWidth(label, size) + 18);
  const shape = `<rect x="${x - width}" y="${y - 15}" width="${width}" height="30" rx="15" ${fill(theme, 'threat')}/>`;
  return `${shape}<g ${fill(theme, 'light')}>${lettering(label, x - width / 2, y + (size * CAP_HEIGHT) / 2, size, 'middle')}</g>`;
}

/** A fork on a disc. */
function trident({ x, y }: Point, theme: BoardTheme): string {
  const prongs = `M${x} ${y + 12}v-24M${x - 8} ${y - 11}v6q0 7 8 7q8 0 8 -7v-6`;
  return `<circle cx="${x}" cy="${y}" r="19" ${fill(theme, 'destination')}/><path ${stroke(theme, 'light', 4)} stroke-linecap="round" stroke-linejoin="round" d="${prongs}"/>`;
}

/** Four angles around the square. */
function corners({ x, y }: Point, tone: Tone, theme: BoardTheme): string {
  const [near, far] = [45, 26];
  const angle = (right: 1 | -1, down: 1 | -1): string =>
    `M${x + right * far} ${y + down * near}h${right * (near - far)}v${-down * (near - far)}`;
  const angles = angle(-1, -1) + angle(1, -1) + angle(1, 1) + angle(-1, 1);
  return `<path ${stroke(theme, tone, 8)} stroke-linejoin="round" d="${angles}"/>`;
}
