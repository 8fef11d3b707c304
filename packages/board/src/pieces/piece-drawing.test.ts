import { describe, expect, it } from 'vitest';
import { GLYPHS } from './glyphs.js';
import { COLOURS, PIECE_PALETTE } from './palette.js';
import { drawPiece, pieceDrawing, pieceKey } from './piece-drawing.js';

/** The pieces of the games that come with the program. */
const PIECES = [
  'king',
  'queen',
  'rook',
  'bishop',
  'knight',
  'pawn',
  'nightrider',
  'champion',
  'ferz-knight',
  'marshall',
  'paladin',
  'knight-king',
  'cavalier',
  'cannon',
  'amazonrider',
  'cardinalrider',
  'chancellorrider',
  'spider',
  'zecari',
  'wizard',
  'commoner',
];

const draw = (glyph: string, letter = '?', colour: 'white' | 'black' = 'white') =>
  drawPiece({ glyph, letter }, colour, PIECE_PALETTE);

describe('pictures of pieces', () => {
  it.each(PIECES)('%s has one', (name) => {
    expect(pieceDrawing(name)).toBeDefined();
  });

  it('are all different, also in the other colour', () => {
    const names = [
      ...new Set([...PIECES, ...Object.keys(GLYPHS), 'amazon', 'marshall+lame', 'camelrider', 'zebrarider']),
    ];
    const folded = new Set(names.map((name) => name.replaceAll('-', '')));
    const pictures = new Set([...folded].flatMap((name) => COLOURS.map((colour) => draw(name, '?', colour))));
    expect(pictures.size).toBe(2 * folded.size);
  });

  it('do not depend on case, spaces, hyphens and underscores', () => {
    expect(draw('Knight King')).toBe(draw('knight-king'));
    expect(pieceKey({ glyph: 'Knight_King', letter: 'K' }, 'white')).toBe('white-knightking');
  });

  it('are found under other names', () => {
    expect(draw('Archbishop')).toBe(draw('paladin'));
    expect(draw('Guard')).toBe(draw('commoner'));
  });

  it('of a rider show what it rides as, with a badge', () => {
    expect(pieceDrawing('camelrider')?.slice(0, pieceDrawing('camel')?.length)).toEqual(pieceDrawing('camel'));
    expect(draw('camelrider')).not.toBe(draw('camel'));
    expect(draw('knight+rider')).toBe(draw('nightrider'));
  });

  it('fall back to a letter', () => {
    expect(pieceDrawing('hawk')).toBeUndefined();
    expect(pieceDrawing('knight+wings')).toBeUndefined();
    expect(pieceDrawing('constructor')).toBeUndefined();
    expect(draw('hawk', 'H')).not.toBe(draw('hawk', 'J'));
    expect(draw('hawk', 'H')).not.toContain('<text');
  });

  it('show any letter, and none as a question mark', () => {
    expect(draw('hawk', '馬')).toContain('>馬</text>');
    expect(draw('hawk', '<')).toContain('>&#60;</text>');
    expect(draw('hawk', ' ')).toBe(draw('hawk', '?'));
  });

  it('have keys that can stand in an id', () => {
    for (const glyph of ['king', 'knight+lame', 'no such', '<"&']) {
      expect(pieceKey({ glyph, letter: '"馬' }, 'black')).toMatch(/^[a-z0-9-]+$/);
    }
    expect(pieceKey({ glyph: 'x', letter: 'A' }, 'white')).not.toBe(pieceKey({ glyph: 'x', letter: 'B' }, 'white'));
  });
});
