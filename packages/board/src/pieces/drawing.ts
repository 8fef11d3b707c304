/**
 * @module A drawing is a list of parts, painted one over the other in a square of 1000 by 1000 units, y downwards.
 * The same drawing serves both colours: it names figures and roles, never colours.
 */
import { MEN } from '../outlines/chessmen.js';
import type { Colour, PiecePalette, Role } from './palette.js';

export type Man = keyof typeof MEN;

/** Where a part goes: scaled about the centre of the square, then moved. */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Facing the other way. */
  readonly mirror?: boolean;
}

/** What is painted. All strings but the names are SVG path data. */
type Shape =
  /** A figure of the font; only what is above `crop`, where that is given. */
  | { readonly man: Man; readonly crop?: number }
  /** A body of our own with a line around it, and limbs, which are strokes of some width. */
  | { readonly solid: string; readonly limbs?: string; readonly limbWidth?: number }
  | { readonly area: string; readonly role: Role }
  | { readonly stroke: string; readonly width: number; readonly role: Role };

export type Part = Shape & { readonly at?: Placement };
export type Drawing = readonly Part[];

/** Widths in units: the line around our own bodies (as wide as the font's), and the light edge outside of all. */
const OUTLINE = 38;
const EDGE = 22;

type Paint = (role: Role, property: 'fill' | 'stroke') => string;

/** SVG elements of a drawing in one colour. */
export function drawParts(drawing: Drawing, colour: Colour, palette: PiecePalette): string {
  const paint: Paint = (role, property) => `class="hd-${property}-${role}" ${property}="${palette[colour][role]}"`;
  return drawing.map((part) => placed(shape(part, colour, paint), part.at)).join('');
}

/** The same parts, moved together. Parts that have a place of their own keep it within the group. */
export function grouped(drawing: Drawing, at: Placement): Drawing {
  return drawing.map((part) => ({ ...part, at: combined(at, part.at ?? {}) }));
}

function combined(outer: Placement, inner: Placement): Placement {
  const { x = 0, y = 0, scale = 1, mirror = false } = outer;
  return {
    x: x + (inner.x ?? 0) * (mirror ? -scale : scale),
    y: y + (inner.y ?? 0) * scale,
    scale: scale * (inner.scale ?? 1),
    mirror: mirror !== (inner.mirror ?? false),
  };
}

function shape(part: Shape, colour: Colour, paint: Paint): string {
  if ('man' in part) return cropped(man(part.man, colour, paint), part.crop);
  if ('solid' in part) return solid(part, colour, paint);
  if ('area' in part) return area(part.area, part.role, paint);
  return stroke(part.stroke, part.role, part.width, paint);
}

/**
 * White men are a light body under dark ink. Black men are dark ink over a light body, which shows through where the
 * font leaves openings: thus the ink of a black man is the body, and what is behind it gives the lines.
 */
function man(name: Man, colour: Colour, paint: Paint): string {
  const { ink, silhouette } = MEN[name][colour];
  const [behind, front]: [Role, Role] = colour === 'white' ? ['body', 'line'] : ['line', 'body'];
  return stroke(silhouette, 'halo', 2 * EDGE, paint) + area(silhouette, behind, paint) + area(ink, front, paint);
}

/** A white body has a dark line around it; a black one is all dark, with thinner limbs so that they stay apart. */
function solid(
  { solid: body, limbs, limbWidth = 0 }: Extract<Shape, { solid: string }>,
  colour: Colour,
  paint: Paint,
): string {
  const around = (role: Role, width: number) => {
    const limb =
      limbs === undefined ? '' : stroke(limbs, role, limbWidth + width - (colour === 'black' ? OUTLINE : 0), paint);
    return stroke(body, role, width, paint) + limb;
  };
  const outline = around(colour === 'white' ? 'line' : 'body', 2 * OUTLINE);
  const limb = limbs === undefined ? '' : stroke(limbs, 'body', limbWidth, paint);
  return around('halo', 2 * (OUTLINE + EDGE)) + outline + area(body, 'body', paint) + limb;
}

function area(path: string, role: Role, paint: Paint): string {
  return `<path ${paint(role, 'fill')} d="${path}"/>`;
}

function stroke(path: string, role: Role, width: number, paint: Paint): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path fill="none" ${paint(role, 'stroke')} stroke-width="${width}" ${round} d="${path}"/>`;
}

/** An inner `svg` element clips without an id, which would have to be unique on the page. */
function cropped(svg: string, bottom: number | undefined): string {
  if (bottom === undefined) return svg;
  return `<svg width="1000" height="${bottom}" viewBox="0 0 1000 ${bottom}">${svg}</svg>`;
}

function placed(svg: string, at: Placement | undefined): string {
  if (at === undefined) return svg;
  const { x = 0, y = 0, scale = 1, mirror = false } = at;
  const across = mirror ? -scale : scale;
  const steps = `translate(${500 + x} ${500 + y}) scale(${across} ${scale}) translate(-500 -500)`;
  return `<g transform="${steps}">${svg}</g>`;
}
