/** @module The colours of boards on paper: greys that a copier keeps apart, and marks in black. */
import { type BoardTheme, LIGHT_THEME, TONES, type Tone } from '../draw/theme.js';

const INK = '#000000';
const GREYS: Partial<Record<Tone, string>> = { light: '#ffffff', dark: '#d4d4d4', third: '#ebebeb', frame: '#333333' };

export const PRINT_THEME: BoardTheme = {
  board: Object.fromEntries(TONES.map((tone) => [tone, GREYS[tone] ?? INK])) as BoardTheme['board'],
  pieces: {
    white: { ...LIGHT_THEME.pieces.white, body: '#ffffff', line: INK, halo: '#ffffff', badge: '#333333' },
    black: { ...LIGHT_THEME.pieces.black, body: '#1a1a1a', line: '#ffffff', halo: '#ffffff', badge: '#333333' },
  },
};
