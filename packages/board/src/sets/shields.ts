/**
 * @module A set of letters: every piece is its letter on a shield. Royals wear a crown, pawns and the like bear a small round one. Nobody
 * has to guess which piece a picture means, and a piece invented today has its shield.
 */
import { CAP_HEIGHT, canLetter, lettering, textWidth } from '../lettering.js';
import { type Drawing, drawParts } from '../pieces/drawing.js';
import type { Colour, PieceLook, PiecePalette, PieceSet } from '../pieces/index.js';
import { disc } from '../pieces/shapes.js';

const SHIELD = 'M170 150h660q20 0 20 20v330q0 240 -350 380q-350 -140 -350 -380v-330q0 -20 20 -20z';
const SHIELD_RIM = 'M225 215h550v290q0 185 -275 305q-275 -120 -275 -305z';
const CROWNED = 'M170 330v-250l165 105l165 -140l165 140l165 -105v420q0 240 -330 380q-330 -140 -330 -380z';
const CROWNED_RIM = 'M235 400h530v105q0 185 -265 305q-265 -120 -265 -305z';

interface Form {
  readonly drawing: Drawing;
  /** Middle of the letter, and the most it may fill. */
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

const FORMS: Readonly<Record<'royal' | 'foot' | 'other', Form>> = {
  royal: {
    drawing: [{ solid: CROWNED }, { stroke: CROWNED_RIM, width: 24, role: 'line' }],
    y: 565,
    size: 440,
    width: 400,
  },
  foot: {
    drawing: [{ solid: disc(500, 560, 275) }, { stroke: disc(500, 560, 225), width: 22, role: 'line' }],
    y: 560,
    size: 400,
    width: 330,
  },
  other: {
    drawing: [{ solid: SHIELD }, { stroke: SHIELD_RIM, width: 24, role: 'line' }],
    y: 475,
    size: 560,
    width: 450,
  },
};

export const SHIELDS: PieceSet = { name: 'shields', key, draw };

function key({ letter, rank }: PieceLook, colour: Colour): string {
  return `${colour}-${rank ?? 'other'}-${[...charge(letter)].map((character) => character.codePointAt(0)).join('-')}`;
}

function draw({ letter, rank }: PieceLook, colour: Colour, palette: PiecePalette): string {
  const { drawing, y, size, width } = FORMS[rank ?? 'other'];
  const text = charge(letter);
  const shown = canLetter(text) ? text : '?';
  const fitting = Math.min(size, (size * width) / textWidth(shown, size));
  const ink = lettering(shown, 500, y + (CAP_HEIGHT * fitting) / 2, fitting, 'middle');
  const paint = `class="hd-fill-line" fill="${palette[colour].line}"`;
  return `<g class="hd-${colour}">${drawParts(drawing, colour, palette)}<g ${paint}>${ink}</g></g>`;
}

function charge(letter: string): string {
  return [...letter.trim()].slice(0, 2).join('') || '?';
}
