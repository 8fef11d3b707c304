import { readMoves } from '@hippodrome/board/pieces';
import type { PieceSpec } from '@hippodrome/rules';
import { expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { picturedPiece } from './move-signs.js';

function moves(slug: string, piece: string): readonly string[] {
  const spec = rulesOf(slug).spec.pieces.find(({ name }) => name === piece) as PieceSpec;
  return picturedPiece(spec).moves.split(' ').sort();
}

it('a leaper leaps, a rider goes on', () => {
  expect(moves('chess', 'knight')).toContain('1,2');
  expect(moves('nightrider', 'nightrider')).toContain('1,2*');
});

it('a pawn moves and captures by different ways, day by day', () => {
  expect(moves('chess', 'pawn')).toEqual(['-1,1x', '0,1q', '1,1x']);
});

it('who can be barred passes a square, who leaps a piece does so', () => {
  expect(moves('cavalier', 'cavalier')).toContain('0,1/1,2');
  expect(moves('grand-cavalier', 'cannon')).toEqual(expect.arrayContaining(['0,1*q', '0,1*^x']));
});

it.each(['nightrider', 'wide-nightrider', 'grand-cavalier', 'spider-rider', 'omega', 'xiangqi', 'shatranj'])(
  'every piece of %s has a sign that can be read, and different ones differ',
  (slug) => {
    const pieces = rulesOf(slug).spec.pieces.map(picturedPiece);
    for (const { moves: text, name } of pieces) expect(readMoves(text).length, name).toBe(text.split(' ').length);
    expect(new Set(pieces.map(({ moves: text, rank }) => `${rank} ${text}`)).size).toBe(pieces.length);
  },
);
