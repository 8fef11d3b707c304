import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedPiece } from '../draw/index.js';
import { pieceChanges } from './changes.js';

const distance = (a: string, b: string) => Math.abs(a.charCodeAt(0) - b.charCodeAt(0));
const piece = (square: string, name = 'pawn'): PlacedPiece => ({ square, colour: 'white', name, letter: 'P' });
const bySquare = (pieces: readonly PlacedPiece[]) => new Map(pieces.map((one) => [one.square, one]));

const arrangement = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom(...'abcdefgh'), fc.constantFrom('pawn', 'king'))
    .map(([file, name]) => piece(`${file}1`, name)),
  { selector: ({ square }) => square },
);

describe('changes of pieces', () => {
  it('lead from one arrangement to the other', () => {
    fc.assert(fc.property(arrangement, arrangement, expectChanges));
  });

  it('let the nearest of equal pieces walk', () => {
    const { walks } = pieceChanges(bySquare([piece('a1'), piece('f1')]), [piece('a1'), piece('h1')], distance);
    expect(walks).toEqual([{ from: 'f1', piece: piece('h1') }]);
    const both = pieceChanges(bySquare([piece('a1'), piece('f1')]), [piece('h1')], distance);
    expect(both).toEqual({ walks: [{ from: 'f1', piece: piece('h1') }], added: [], removed: ['a1'] });
  });

  it('do not turn one piece into another', () => {
    const { walks, added, removed } = pieceChanges(bySquare([piece('a7')]), [piece('a8', 'queen')], distance);
    expect({ walks, added, removed }).toEqual({ walks: [], added: [piece('a8', 'queen')], removed: ['a7'] });
  });
});

function expectChanges(before: readonly PlacedPiece[], after: readonly PlacedPiece[]): void {
  const { walks, added, removed } = pieceChanges(bySquare(before), after, distance);
  const board = bySquare(before);
  for (const square of removed) expect(board.delete(square)).toBe(true);
  const walkers = walks.map(({ from, piece: walker }) => {
    expect(board.get(from)?.name).toBe(walker.name);
    board.delete(from);
    return walker;
  });
  for (const one of [...walkers, ...added]) {
    expect(board.has(one.square)).toBe(false);
    board.set(one.square, one);
  }
  expect(board).toEqual(bySquare(after));
}
