/**
 * @module The colours of the board. As with pieces, every shape has its colour as an attribute and a class beside it:
 * a picture is complete without a style sheet, and a page that has `board.css` changes a colour by setting the custom
 * property of its tone: `--hd-light`, `--hd-white-body` and so on.
 */
import { PIECE_PALETTE, type PiecePalette } from '../pieces/index.js';

export const TONES = [
  /** Squares: two shades, or three. */
  'light',
  'dark',
  'third',
  /** Around the squares. */
  'frame',
  /** Letters and numbers outside of the board, and captions. */
  'ink',
  'last-move',
  'selected',
  'check',
  /** Where the picked piece may go. */
  'destination',
  /** What a piece attacks, where its way is blocked, and arrows. */
  'attack',
  'blocked',
  'arrow',
] as const;
export type Tone = (typeof TONES)[number];

export interface BoardTheme {
  readonly board: Readonly<Record<Tone, string>>;
  readonly pieces: PiecePalette;
}

export const LIGHT_THEME: BoardTheme = {
  board: {
    light: '#f0e6cc',
    dark: '#93ab78',
    third: '#c9a46d',
    frame: '#4b5a3c',
    ink: '#4b5a3c',
    'last-move': '#f2c230',
    selected: '#2f7fd6',
    check: '#d3261b',
    destination: '#1d4f91',
    attack: '#c02a1e',
    blocked: '#7a1fa2',
    arrow: '#d9730d',
  },
  pieces: PIECE_PALETTE,
};

export const DARK_THEME: BoardTheme = {
  board: {
    light: '#b9b095',
    dark: '#66794f',
    third: '#8d6f45',
    frame: '#2c3524',
    ink: '#b6c2a5',
    'last-move': '#dba814',
    selected: '#3c8ae0',
    check: '#e0352a',
    destination: '#0b2d5c',
    attack: '#d02316',
    blocked: '#6a1690',
    arrow: '#e8851c',
  },
  pieces: {
    white: { body: '#f4efe2', line: '#1b1916', halo: '#f4efe2', badge: '#1a5599', sign: '#ffffff' },
    black: { body: '#1b1916', line: '#d9d2c2', halo: '#d9d2c2', badge: '#1a5599', sign: '#ffffff' },
  },
};

/** Attributes that paint an area. @param opacity 1 is opaque */
export function fill(theme: BoardTheme, tone: Tone, opacity = 1): string {
  return `class="hd-fill-${tone}" fill="${theme.board[tone]}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}`;
}

/** Attributes that paint a line. @param width in units */
export function stroke(theme: BoardTheme, tone: Tone, width: number): string {
  return `class="hd-stroke-${tone}" fill="none" stroke="${theme.board[tone]}" stroke-width="${width}"`;
}
