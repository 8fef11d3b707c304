/** @module From what a piece is called to its picture; there is one for every piece. */
import { CAP_HEIGHT, canLetter, lettering, textWidth } from '../lettering.js';
import { BADGES, type Badge } from './badges.js';
import { type Drawing, drawParts } from './drawing.js';
import { ALIASES, GLYPHS } from './glyphs.js';
import type { Colour, PiecePalette } from './palette.js';
import { disc } from './shapes.js';

/** What there is to draw of a piece: a name from the table of glyphs, a letter, its place among the others, how it moves. */
export interface PieceLook {
  readonly glyph: string;
  /** What is drawn when the table has no such name. */
  readonly letter: string;
  /** Royal, or of the foot: pawns and the like. Neither when absent. */
  readonly rank?: 'royal' | 'foot';
  /** How it moves, as `moves.ts` reads it. */
  readonly moves?: string;
}

/**
 * The drawing of a name: one of the table, also under another of its names; a name of the table with a badge, such as
 * `knight+lame`; or such a name followed by `rider`. Case, spaces, hyphens and underscores do not matter.
 */
export function pieceDrawing(glyph: string): Drawing | undefined {
  const [name = '', ...badges] = glyph
    .toLowerCase()
    .replace(/[\s_-]/g, '')
    .split('+');
  const drawing = named(name) ?? riding(name);
  if (drawing === undefined || !badges.every(isBadge)) return undefined;
  return [drawing, ...badges.map((badge) => BADGES[badge])].flat();
}

function named(name: string): Drawing | undefined {
  return lookUp(GLYPHS, lookUp(ALIASES, name) ?? name);
}

function riding(name: string): Drawing | undefined {
  const base = name.endsWith('rider') ? named(name.slice(0, -'rider'.length)) : undefined;
  return base && [...base, ...BADGES.rider];
}

/** Keeps names such as `constructor` from finding what every object has. */
function lookUp<T>(table: Readonly<Record<string, T | undefined>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function isBadge(name: string): name is Badge {
  return Object.hasOwn(BADGES, name);
}

/** A short text of letters, digits and hyphens, for ids: pieces that share it look the same. */
export function pieceKey({ glyph, letter }: PieceLook, colour: Colour): string {
  if (pieceDrawing(glyph) === undefined) {
    return `${colour}-letter-${[...discText(letter)].map((character) => character.codePointAt(0)).join('-')}`;
  }
  return `${colour}-${glyph
    .toLowerCase()
    .replace(/[\s_-]/g, '')
    .replaceAll('+', '-with-')}`;
}

/** SVG elements of a piece in a square of 1000 by 1000 units. */
export function drawPiece(look: PieceLook, colour: Colour, palette: PiecePalette): string {
  const drawing = pieceDrawing(look.glyph);
  const parts = drawing ? drawParts(drawing, colour, palette) : letterDisc(discText(look.letter), colour, palette);
  return `<g class="hd-${colour}">${parts}</g>`;
}

const RING = 'M500 145a355 355 0 1 0 0.1 0z';

/** A coin with a letter on it. */
function letterDisc(letter: string, colour: Colour, palette: PiecePalette): string {
  const coin = drawParts([{ solid: disc(500, 500, 385) }, { stroke: RING, width: 22, role: 'line' }], colour, palette);
  const size = Math.min(620, (620 * 520) / textWidth(letter, 620));
  const y = 500 + (CAP_HEIGHT * size) / 2;
  const paint = `class="hd-fill-line" fill="${palette[colour].line}"`;
  if (canLetter(letter)) return `${coin}<g ${paint}>${lettering(letter, 500, y, size, 'middle')}</g>`;
  return `${coin}<text ${paint} x="500" y="${y}" font-size="${size}" font-family="sans-serif" text-anchor="middle">${escaped(letter)}</text>`;
}

/** What fits on a coin. */
function discText(letter: string): string {
  return [...letter.trim()].slice(0, 2).join('') || '?';
}

function escaped(text: string): string {
  return text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
