import { describe, expect, it } from 'vitest';
import { PIECE_PALETTE } from '../pieces/palette.js';
import type { Tone } from './theme.js';
import { boardTheme, THEME_NAMES, themeProperties } from './themes.js';

/** Of relative luminance, by WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const ON_SQUARES: readonly Tone[] = [
  'check',
  'destination',
  'attack',
  'blocked',
  'arrow',
  'threat',
  'premove',
  'pen-green',
  'pen-red',
  'pen-blue',
  'pen-yellow',
];

describe.each(THEME_NAMES.flatMap((name) => (['light', 'dark'] as const).map((when) => [name, when] as const)))(
  'the board %s on a %s page',
  (name, when) => {
    const { [when]: theme, shades } = boardTheme(name);
    const squares = [theme.board.light, theme.board.dark, ...(shades === 3 ? [theme.board.third] : [])];

    it('has marks that stand out from every square, three to one', () => {
      const faint = ON_SQUARES.filter((tone) => squares.some((square) => contrast(theme.board[tone], square) < 3));
      expect(faint).toEqual([]);
    });

    it('has letters and numbers that are read on every square, and around them on the page, four and a half to one', () => {
      const page = when === 'light' ? '#f5f2ea' : '#181b19';
      expect(squares.filter((square) => contrast(theme.board.corner, square) < 4.5)).toEqual([]);
      expect(contrast(theme.board.ink, page)).toBeGreaterThan(4.5);
    });

    it('has squares that are told apart by their brightness', () => {
      expect(contrast(theme.board.light, theme.board.dark)).toBeGreaterThan(1.7);
      if (shades === 3) expect(contrast(theme.board.light, theme.board.third)).toBeGreaterThan(1.5);
    });

    it('has men that stand out from every square by body or outline, four and a half to one', () => {
      for (const { body, line, halo } of [theme.pieces.white, theme.pieces.black]) {
        for (const square of squares) {
          expect(Math.max(...[body, line, halo].map((colour) => contrast(colour, square)))).toBeGreaterThan(4.5);
        }
      }
    });
  },
);

it('a theme is custom properties for light pages and dark ones', () => {
  const properties = themeProperties(boardTheme('turf'));
  expect(properties.get('--hd-light')).toBe('light-dark(#f0e6cc, #bdb499)');
  expect(properties.get('--hd-white-body')).toContain(PIECE_PALETTE.white.body);
});
