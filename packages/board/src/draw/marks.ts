/**
 * @module Marks: what a piece can do, square by square. Every kind has a form of its own; colour only helps.
 * Lines and the marks of empty squares lie under the pieces, what concerns a piece lies over it.
 */

import type { Geometry } from './geometry.js';
import type { Layout, Point } from './layout.js';
import { drawSightMark, isSightMark, type SightMark, spotOf } from './sight-marks.js';
import { type BoardTheme, fill, stroke, type Tone } from './theme.js';
import type { Mark, MarkKind } from './view.js';

interface MarkForm {
  readonly tone: Tone;
  readonly isOver: boolean;
  /** @param isAside the middle is taken by the piece that the mark is about */
  draw(at: Point, isAside: boolean, theme: BoardTheme): string;
}

const FORMS: Readonly<Record<Exclude<MarkKind, SightMark>, MarkForm>> = {
  ride: form('destination', false, (at, paint) => circle(at, 14, paint.fill)),
  attack: form('attack', false, (at, paint) => circle(at, 43, paint.stroke(9))),
  blocked: form('blocked', true, ({ x, y }, paint, isAside) => {
    const sign = isAside ? { x: x + 31, y: y - 31 } : { x, y };
    return circle(sign, 17, paint.fill) + path(`M${sign.x - 9} ${sign.y}h18`, paint.over(7));
  }),
  move: form('destination', false, (at, paint) => circle(at, 19, paint.stroke(8))),
  capture: form('attack', false, ({ x, y }, paint) =>
    path(`M${x - 18} ${y - 18}l36 36m0 -36l-36 36`, paint.stroke(10)),
  ),
  both: form('destination', false, (at, paint) => circle(at, 22, paint.fill)),
  initial: form('destination', false, (at, paint) => circle(at, 19, paint.stroke(8)) + circle(at, 6, paint.fill)),
  leg: form('blocked', false, ({ x, y }, paint) => path(`M${x} ${y - 18}l18 18l-18 18l-18 -18z`, paint.stroke(8))),
  hurdle: form('blocked', true, ({ x, y }, paint) => path(`M${x - 26} ${y - 24}q26 -32 52 0`, paint.stroke(9))),
  hint: form('last-move', true, (at, paint) => circle(at, 44, paint.stroke(10))),
  star: form('last-move', false, (at, paint) => path(starAround(at), paint.solid)),
};

/** Five points, round at the corners, and large: it is to be seen under a piece. */
function starAround({ x, y }: Point): string {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const [angle, radius] = [(i * Math.PI) / 5, i % 2 === 0 ? 38 : 17];
    return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export interface MarkLayers {
  readonly under: string;
  readonly over: string;
}

export function drawMarks(marks: readonly Mark[], geometry: Geometry, layout: Layout, theme: BoardTheme): MarkLayers {
  let [under, over] = ['', ''];
  for (const mark of marks) {
    const { square, kind, from, by } = mark;
    const cell = geometry.cell(square);
    if (cell === undefined) continue;
    const at = layout.centre(cell);
    if (isSightMark(kind)) {
      const drawn = drawSightMark(kind, mark, spotOf(cell, layout), theme);
      under += drawn.under;
      over += drawn.over;
      continue;
    }
    const { tone, isOver, draw } = FORMS[kind];
    const start = from === undefined ? undefined : centre(from, geometry, layout);
    const blocker = by === undefined || by === square ? undefined : centre(by, geometry, layout);
    if (start) under += line(start, at, `${stroke(theme, tone, 5)} stroke-opacity="0.6"`);
    if (blocker) over += way(blocker, at, theme);
    const svg = draw(at, blocker === undefined, theme);
    if (isOver) over += svg;
    else under += svg;
  }
  return { under, over };
}

/** From the piece in the way, which is ringed, to where the ride would have gone. */
function way(blocker: Point, to: Point, theme: BoardTheme): string {
  const paint = stroke(theme, 'blocked', 5);
  return circle(blocker, 45, paint) + line(blocker, to, `${paint} stroke-dasharray="10 8"`);
}

interface MarkPaint {
  readonly fill: string;
  /** An area with an edge that sets it off from squares of any colour. */
  readonly solid: string;
  stroke(width: number): string;
  /** A line that is seen on the mark's own colour. */
  over(width: number): string;
}

function form(tone: Tone, isOver: boolean, draw: (at: Point, paint: MarkPaint, isAside: boolean) => string): MarkForm {
  return {
    tone,
    isOver,
    draw: (at, isAside, theme) => {
      const paint: MarkPaint = {
        fill: fill(theme, tone, 0.9),
        solid: `class="hd-fill-${tone} hd-stroke-frame" fill="${theme.board[tone]}" stroke="${theme.board.frame}" stroke-width="4" stroke-linejoin="round"`,
        stroke: (width) => `${stroke(theme, tone, width)} stroke-opacity="0.95"`,
        over: (width) => `${stroke(theme, 'light', width)} stroke-linecap="round"`,
      };
      return draw(at, paint, isAside);
    },
  };
}

function centre(square: string, geometry: Geometry, layout: Layout): Point | undefined {
  const cell = geometry.cell(square);
  return cell && layout.centre(cell);
}

function circle({ x, y }: Point, radius: number, paint: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" ${paint}/>`;
}

function path(data: string, paint: string): string {
  return `<path ${paint} d="${data}"/>`;
}

function line(from: Point, to: Point, paint: string): string {
  return `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" ${paint}/>`;
}
