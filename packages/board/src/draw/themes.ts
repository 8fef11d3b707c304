/**
 * @module The boards there are to choose from. Each has a form for pages that are light and one for those that are dark; what is drawn on
 * squares stands out from every one of them (a test measures how much).
 */
import { PIECE_PALETTE, type PiecePalette, ROLES } from '../pieces/palette.js';
import { type BoardTheme, DARK_THEME, LIGHT_THEME, TONES, type Tone } from './theme.js';

export const THEME_NAMES = ['turf', 'walnut', 'slate', 'tricolour', 'contrast', 'paper'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/** A board by day and by night. */
export interface ThemePair {
  readonly light: BoardTheme;
  readonly dark: BoardTheme;
  /** With how many shades of squares it is made to be seen. */
  readonly shades: 2 | 3;
}

type Board = BoardTheme['board'];

/** What is drawn on light squares and on dark ones alike, by day. */
const MARKS_BY_DAY: Omit<Board, 'light' | 'dark' | 'third' | 'frame' | 'ink'> = LIGHT_THEME.board;
const MARKS_BY_NIGHT: typeof MARKS_BY_DAY = DARK_THEME.board;

function pair(
  shades: 2 | 3,
  day: Partial<Board>,
  night: Partial<Board>,
  pieces: readonly [PiecePalette, PiecePalette] = [PIECE_PALETTE, DARK_THEME.pieces],
): ThemePair {
  return {
    light: { board: { ...LIGHT_THEME.board, ...MARKS_BY_DAY, ...day }, pieces: pieces[0] },
    dark: { board: { ...DARK_THEME.board, ...MARKS_BY_NIGHT, ...night }, pieces: pieces[1] },
    shades,
  };
}

const INK: PiecePalette = {
  white: { body: '#ffffff', line: '#000000', halo: '#ffffff', badge: '#00338d', sign: '#ffffff' },
  black: { body: '#000000', line: '#ffffff', halo: '#ffffff', badge: '#00338d', sign: '#ffffff' },
};

const PRINTED: PiecePalette = {
  white: { body: '#ffffff', line: '#1a1a1a', halo: '#ffffff', badge: '#4d4d4d', sign: '#ffffff' },
  black: { body: '#1a1a1a', line: '#f2f2f2', halo: '#f2f2f2', badge: '#4d4d4d', sign: '#ffffff' },
};

const CONTRAST: Partial<Board> = {
  light: '#ffffff',
  dark: '#a6a6a6',
  third: '#c9c9c9',
  frame: '#000000',
  'last-move': '#ffd400',
  selected: '#0050d0',
  check: '#a80000',
  destination: '#00308f',
  attack: '#a80000',
  blocked: '#6a0090',
  arrow: '#8a3b00',
  threat: '#a80000',
  premove: '#3d4a5c',
  'pen-green': '#005a1e',
  'pen-red': '#a80000',
  'pen-blue': '#0038a8',
  'pen-yellow': '#6e4a00',
};

const PAPER: Partial<Board> = {
  light: '#ffffff',
  dark: '#c4c4c4',
  third: '#dedede',
  frame: '#3a3a3a',
  ink: '#3a3a3a',
  'last-move': '#b9a24c',
  selected: '#5f6f86',
  destination: '#3f4c60',
  premove: '#4a4a4a',
};

const THEMES: Readonly<Record<ThemeName, ThemePair>> = {
  turf: { light: LIGHT_THEME, dark: DARK_THEME, shades: 2 },
  walnut: pair(
    2,
    { light: '#f1dfc0', dark: '#c69a6b', third: '#dcbf94', frame: '#5c3c22', ink: '#5c3c22' },
    { light: '#cfbb9a', dark: '#a5805a', third: '#b3946f', frame: '#37240f', ink: '#cbb391' },
  ),
  slate: pair(
    2,
    { light: '#e9edf1', dark: '#9db1c2', third: '#c3ced9', frame: '#3d4d5c', ink: '#3d4d5c' },
    { light: '#b6c0c9', dark: '#71879a', third: '#94a4b2', frame: '#222d37', ink: '#aab8c4' },
  ),
  tricolour: pair(
    3,
    { light: '#f4ead2', dark: '#8fae86', third: '#dba873', frame: '#54452f', ink: '#54452f' },
    { light: '#c9bfa6', dark: '#6c8a66', third: '#b0814f', frame: '#2e2617', ink: '#c3b496' },
  ),
  contrast: pair(2, { ...CONTRAST, ink: '#000000' }, { ...CONTRAST, frame: '#000000', ink: '#ffffff' }, [INK, INK]),
  paper: pair(
    2,
    PAPER,
    { ...PAPER, light: '#d9d9d9', dark: '#a3a3a3', third: '#bebebe', frame: '#2a2a2a', ink: '#c0c0c0' },
    [PRINTED, PRINTED],
  ),
};

export function boardTheme(name: ThemeName): ThemePair {
  return THEMES[name];
}

/** The custom properties of `board.css` that make an element's boards look so, by name; light and dark follow `color-scheme`. */
export function themeProperties({ light, dark }: ThemePair): ReadonlyMap<string, string> {
  const both = (a: string, b: string): string => `light-dark(${a}, ${b})`;
  const tones = TONES.map((tone: Tone) => [`--hd-${tone}`, both(light.board[tone], dark.board[tone])] as const);
  const men = (['white', 'black'] as const).flatMap((colour) =>
    ROLES.map(
      (role) => [`--hd-${colour}-${role}`, both(light.pieces[colour][role], dark.pieces[colour][role])] as const,
    ),
  );
  return new Map([...tones, ...men]);
}
