import { expectOk, parseMove } from '@hippodrome/rules';
import { expect, it } from 'vitest';
import { ridesOf } from '../play/rides-overlay.js';
import { positionOf, rulesOf, squareOf } from '../testing/rulesets.js';
import { arrayOf, checkedSquares, marksOf, piecesOf, shapeOf, squaresOf } from './board-view.js';
import { picturedPiece } from './move-signs.js';

it('a board is its sides and the names of its holes', () => {
  const { files, ranks, holes } = shapeOf(rulesOf('spider-rider').spec);
  expect([files, ranks, holes.length]).toEqual([13, 13, 48]);
  expect(holes).toContain('c1');
});

it('pieces are named by kind, colour and square', () => {
  const looks = { glyph: expect.any(String), moves: expect.any(String) };
  expect(piecesOf(positionOf('nightrider', '4k3/8/8/8/8/8/8/N3K3 w - - 0 1'))).toEqual([
    { square: 'a1', colour: 'white', name: 'nightrider', letter: 'N', ...looks },
    { square: 'e1', colour: 'white', name: 'king', letter: 'K', rank: 'royal', ...looks },
    { square: 'e8', colour: 'black', name: 'king', letter: 'K', rank: 'royal', ...looks },
  ]);
});

it.each(['chess', 'wide-nightrider', 'grand-cavalier', 'knights', 'spider-rider'])(
  'the array of %s needs no rules',
  (slug) => {
    const rules = rulesOf(slug);
    const bySquare = (a: { square: string }, b: { square: string }) => a.square.localeCompare(b.square);
    const compiled = piecesOf({ rules, placement: rules.start });
    const listed = { ...rules.spec, pieces: rules.spec.pieces.map(picturedPiece) };
    expect(arrayOf(listed).toSorted(bySquare)).toEqual(compiled.toSorted(bySquare));
  },
);

it('the last move marks all it touched', () => {
  const position = positionOf('chess', '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  expect(squaresOf(position.rules, expectOk(parseMove(position, 'O-O')))).toEqual(['e1', 'g1', 'h1', 'f1']);
  expect(squaresOf(position.rules, { type: 'pass' })).toEqual([]);
});

it('a checked king is marked, but not while check is suspended', () => {
  expect(checkedSquares(positionOf('chess', '4k3/8/8/8/8/8/8/K3R3 b - - 0 1'))).toEqual(['e8']);
  expect(
    checkedSquares(positionOf('knights', 'nnnqqnnn/pppppppp/8/3k4/4K3/8/PPPPPPPP/NNNQQNNN b - - 0 1 opening')),
  ).toEqual([]);
});

it('rides become marks with the square before on the way', () => {
  const position = positionOf('nightrider', '4k3/8/8/8/8/8/8/N3K3 w - - 0 1');
  const rides = ridesOf(position, squareOf(position, 'a1'));
  expect(rides && marksOf(position, rides)).toContainEqual({ square: 'c5', kind: 'ride', from: 'b3' });
});
