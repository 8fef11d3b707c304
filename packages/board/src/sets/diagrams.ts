/**
 * @module A set of signs: every piece is a tile that shows how it moves, White's forward being up. A dot is a square it leaps to, a bar a
 * line it slides along, beads on a string a ride; a ring cannot capture, a cross only captures, a bent line can be barred at its bend, an
 * arch leaps over a piece. Who has never seen a nightrider reads here what it does, and a piece invented today has its sign.
 */
import { type Drawing, drawParts, type Part } from '../pieces/drawing.js';
import type { Colour, PieceLook, PiecePalette, PieceSet } from '../pieces/index.js';
import { type MoveSign, readMoves, type Step } from '../pieces/moves.js';
import { disc } from '../pieces/shapes.js';
import { SHIELDS } from './shields.js';

const TILE = 'M215 95h570q120 0 120 120v570q0 120 -120 120h-570q-120 0 -120 -120v-570q0 -120 120 -120z';
const CROWNED = 'M95 60l175 130l230 -150l230 150l175 -130v725q0 120 -120 120h-570q-120 0 -120 -120z';
const SMALL = 'M310 205h380q115 0 115 115v445q0 115 -115 115h-380q-115 0 -115 -115v-445q0 -115 115 -115z';

interface Form {
  readonly tile: string;
  /** Where the piece stands in its sign, and how far the sign reaches from there. */
  readonly y: number;
  readonly reach: number;
}

const FORMS: Readonly<Record<'royal' | 'foot' | 'other', Form>> = {
  royal: { tile: CROWNED, y: 540, reach: 300 },
  foot: { tile: SMALL, y: 665, reach: 320 },
  other: { tile: TILE, y: 500, reach: 345 },
};

export const DIAGRAMS: PieceSet = { name: 'diagrams', key, draw };

function key(look: PieceLook, colour: Colour): string {
  const moves = look.moves ?? '';
  if (readMoves(moves).length === 0) return SHIELDS.key(look, colour);
  return `${colour}-${look.rank ?? 'other'}-${moves.length}-${hash(moves)}`;
}

function draw(look: PieceLook, colour: Colour, palette: PiecePalette): string {
  const signs = readMoves(look.moves ?? '');
  if (signs.length === 0) return SHIELDS.draw(look, colour, palette);
  // Black's forward is down, but a sign is read by the side that has the piece: only its tile is black.
  const { tile, y, reach } = FORMS[look.rank ?? 'other'];
  const drawing: Drawing = [{ solid: tile }, ...sign(signs, { x: 500, y }, reach)];
  return `<g class="hd-${colour}">${drawParts(drawing, colour, palette)}</g>`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How many squares of a ride by leaps are seen. */
const SEEN = 4;

function sign(signs: readonly MoveSign[], centre: Point, reach: number): readonly Part[] {
  const isSlide = ({ path, rides }: MoveSign): boolean => rides && farthest(path) === 1;
  const extents = signs.filter((one) => !isSlide(one)).map(({ path, rides }) => (rides ? SEEN : farthest(path)));
  const squares = Math.max(1.35, ...extents);
  const unit = reach / squares;
  const size = Math.max(38, Math.min(74, unit * 0.46));
  const to = ([files, ranks]: Step, by = 1): Point => ({
    x: round(centre.x + files * by * unit),
    y: round(centre.y - ranks * by * unit),
  });
  const parts = signs.flatMap((one): readonly Part[] => {
    if (isSlide(one)) return slide(one, to, squares, size);
    return one.rides ? ride(one, to, centre, size) : leap(one, to, centre, size);
  });
  return [
    ...parts,
    { area: disc(centre.x, centre.y, size * 0.72), role: 'line' },
    { area: disc(centre.x, centre.y, size * 0.36), role: 'body' },
  ];
}

type To = (step: Step, by?: number) => Point;

function slide({ path, use, hops }: MoveSign, to: To, squares: number, size: number): readonly Part[] {
  const end = path.at(-1) as Step;
  const length = (squares / Math.hypot(...end)) * (end.every((one) => one !== 0) ? 1.25 : 1);
  const [from, tip] = [to(end, Math.min(0.55, length * 0.3)), to(end, length)];
  if (hops) return [...ring(to(end, length * 0.55), size * 0.8), ...head(tip, use, size * 0.8)];
  const bar: Part = {
    stroke: line([from, tip]),
    width: use === 'both' ? Math.max(60, size * 0.95) : Math.max(34, size * 0.5),
    role: 'line',
  };
  return use === 'capture' ? [bar, ...head(tip, use, size * 0.8)] : [bar];
}

/** Beads on a string: two landings where there is room, and the string goes on. */
function ride({ path, use, hops }: MoveSign, to: To, centre: Point, size: number): readonly Part[] {
  const end = path.at(-1) as Step;
  const far = SEEN / farthest(path);
  const string: Part = { stroke: line([centre, to(end, far)]), width: size * 0.42, role: 'line' };
  const second = far >= 2 ? head(to(end, 2), use, size * 0.62) : [];
  return [string, ...(hops ? ring(to(end, 0.5), size * 0.6) : []), ...head(to(end), use, size * 0.85), ...second];
}

function leap({ path, use, hops }: MoveSign, to: To, centre: Point, size: number): readonly Part[] {
  const end = path.at(-1) as Step;
  const bent: readonly Part[] =
    path.length < 2
      ? []
      : [{ stroke: line([centre, ...path.map((step) => to(step))]), width: size * 0.42, role: 'line' }];
  return [...bent, ...(hops ? ring(to(end, 0.5), size * 0.7) : []), ...head(to(end), use, size)];
}

/** What is at the end of a way: a dot, a ring where nothing is captured, a cross where something must be. */
function head(at: Point, use: MoveSign['use'], size: number): readonly Part[] {
  if (use === 'both') return [{ area: disc(at.x, at.y, round(size)), role: 'line' }];
  if (use === 'quiet') return ring(at, size);
  const arm = round(size * 0.8);
  const cross = `M${at.x - arm} ${at.y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  return [{ stroke: cross, width: round(size * 0.62), role: 'line' }];
}

function ring(at: Point, size: number): readonly Part[] {
  return [
    { area: disc(at.x, at.y, round(size)), role: 'line' },
    { area: disc(at.x, at.y, round(size * 0.5)), role: 'body' },
  ];
}

function line(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

function farthest(path: readonly Step[]): number {
  return Math.max(...(path.at(-1) as Step).map(Math.abs));
}

/** FNV-1a of 32 bits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return value.toString(36);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
