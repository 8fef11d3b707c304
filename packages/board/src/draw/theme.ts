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
  /** Letters and numbers in the corners of squares: readable on every shade. */
  'corner',
  'last-move',
  'selected',
  'check',
  /** Where the picked piece may go. */
  'destination',
  /** What a piece attacks, where its way is blocked, and arrows. */
  'attack',
  'blocked',
  'arrow',
  'threat',
  /** A move entered ahead of its turn. */
  'premove',
  /** A reader's own arrows and circles. */
  'pen-green',
  'pen-red',
  'pen-blue',
  'pen-yellow',
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
    corner: '#11120e',
    'last-move': '#f2c230',
    selected: '#1f68bd',
    check: '#a2110a',
    destination: '#1d4f91',
    attack: '#a0120a',
    blocked: '#7a1fa2',
    arrow: '#823b00',
    threat: '#a0100a',
    premove: '#44506a',
    'pen-green': '#0b5c26',
    'pen-red': '#a2120b',
    'pen-blue': '#12408f',
    'pen-yellow': '#6b4a00',
  },
  pieces: PIECE_PALETTE,
};

export const DARK_THEME: BoardTheme = {
  board: {
    light: '#bdb499',
    dark: '#76895e',
    third: '#9a7d55',
    frame: '#2c3524',
    ink: '#b6c2a5',
    corner: '#11120e',
    'last-move': '#dba814',
    selected: '#2a6fbd',
    check: '#6e0903',
    destination: '#0b2d5c',
    attack: '#6e0903',
    blocked: '#4f0d70',
    arrow: '#4f2300',
    threat: '#6e0903',
    premove: '#252c3d',
    'pen-green': '#04360f',
    'pen-red': '#6e0903',
    'pen-blue': '#0b2d5c',
    'pen-yellow': '#3d2a00',
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
