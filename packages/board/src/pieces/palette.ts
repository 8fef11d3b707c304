/**
 * @module The colours of pieces. A drawing only says which part plays which role; a palette says what that looks like.
 *
 * Every shape carries its colour as an attribute, so that a picture stands alone (PNG renderers know no custom
 * properties), and a class, through which `board.css` can give it another one.
 */
export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/**
 * What a shape is for: the body of a piece, the lines on it and around it, the thin light edge that sets a piece off
 * from its square and from the figure behind it, and the two tones of a badge.
 */
export const ROLES = ['body', 'line', 'halo', 'badge', 'sign'] as const;
export type Role = (typeof ROLES)[number];

export type PiecePalette = Readonly<Record<Colour, Readonly<Record<Role, string>>>>;

export const PIECE_PALETTE: PiecePalette = {
  white: { body: '#fffdf6', line: '#24211d', halo: '#fffdf6', badge: '#1d5fae', sign: '#ffffff' },
  black: { body: '#24211d', line: '#f3ecdd', halo: '#f3ecdd', badge: '#1d5fae', sign: '#ffffff' },
};
