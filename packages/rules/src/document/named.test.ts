import { describe, expect, it } from 'vitest';
import { pieceDictionary } from '../dictionary/index.js';
import { childOf, found, messages, PARENTS, smallWith } from './documents.test-helper.js';
import { loadVariant } from './load.js';

const PAWN = 'pawn: { notation: P, betza: fmWfcF, letterless: true }';

function withPawn(piece: string): string {
  return smallWith(PAWN, piece);
}

function pieceOf(text: string, letter = 'P') {
  const loaded = loadVariant(text, PARENTS);
  return loaded.ok ? loaded.value.pieces.find((piece) => piece.letter === letter) : loaded.problems;
}

describe('a piece named instead of spelled', () => {
  it.each([
    ['by its own name', 'zebra: { notation: P }', { name: 'zebra', betza: 'Z', glyph: 'zebra' }],
    ['by another of its names', 'empress: { notation: P }', { name: 'empress', betza: 'RN', glyph: 'marshall' }],
    ['by is', 'rider: { notation: P, is: camelrider }', { name: 'rider', betza: 'CC', glyph: 'camelrider' }],
    ['by is, with a picture of its own', 'x: { notation: P, is: camel, glyph: gnu }', { betza: 'C', glyph: 'gnu' }],
    ['without a picture', 'cleric: { notation: P, is: bede }', { betza: 'BD', glyph: 'cleric' }],
    ['with other keys', 'zebra: { notation: P, value: 2.5, royal: true }', { betza: 'Z', value: 2.5, royal: true }],
    ['is, against its own name', 'zebra: { notation: P, is: camel }', { name: 'zebra', betza: 'C' }],
    [
      'spelled, against its own name',
      'zebra: { notation: P, betza: C }',
      { name: 'zebra', betza: 'C', glyph: 'zebra' },
    ],
  ])('%s', (_, piece, expected) => {
    expect(pieceOf(withPawn(piece))).toMatchObject(expected);
  });

  it('moves as if it had been spelled', () => {
    for (const { name, betza } of pieceDictionary()) {
      const motion = (piece: string) => {
        const read = pieceOf(withPawn(piece));
        return read !== undefined && 'patterns' in read ? [read.patterns, read.betza] : read;
      };
      expect(motion(`x: { notation: P, is: ${name} }`), name).toEqual(motion(`x: { notation: P, betza: "${betza}" }`));
    }
  });

  it.each([
    ['a name that nobody bears', 'pawn: { notation: P, is: xyzzyx }', '9:30 document/unknown-piece-name'],
    ['a name of several', 'pawn: { notation: P, is: elephant }', '9:30 document/ambiguous-piece-name'],
    ['an own name of several', 'elephant: { notation: P }', '9:5 document/ambiguous-piece-name'],
    ['what is no name', 'pawn: { notation: P, is: "Two Words" }', '9:30 document/wrong-value'],
    ['a name and Betza', 'pawn: { notation: P, betza: W, is: wazir }', '9:36 document/two-movements'],
    ['a name and vectors', 'pawn: { notation: P, is: wazir, type: rider }', '9:37 document/two-movements'],
  ])('is refused with %s', (_, piece, problem) => {
    expect(found(withPawn(piece))).toEqual([problem]);
  });

  it.each([
    ['pawn: { notation: P, is: zebre }', '(did you mean "zebra"?)'],
    ['zebre: { notation: P }', '(did you mean "zebra"?)'],
    ['elephant: { notation: P }', 'is: alfil (A), or is: modern-elephant (FA), or is: xiangqi-elephant (nA)'],
    ['pawn: { notation: P, name: zebra }', 'a known piece is named in is: is: zebra'],
  ])('%s', (piece, hint) => {
    expect(messages(withPawn(piece))[0]).toContain(hint);
  });
});

describe('a piece that is inherited', () => {
  it('keeps its movement, whatever its name means in the dictionary', () => {
    const child = childOf('  pieces:\n    knight: { value: 4 }');
    expect(pieceOf(child, 'N')).toMatchObject({ betza: 'N', value: 4 });
  });

  it('loses its value and its picture with its movement', () => {
    const child = childOf('  pieces:\n    knight: { is: zebra }');
    expect(pieceOf(child, 'N')).toMatchObject({ name: 'knight', betza: 'Z', glyph: 'zebra' });
    expect(pieceOf(child, 'N')).not.toHaveProperty('value');
  });

  it('is replaced by a newcomer that only has a name', () => {
    const child = childOf('  pieces:\n    camelrider: { notation: N }\n  rules: { draws: [] }');
    expect(pieceOf(child, 'N')).toMatchObject({ name: 'camelrider', betza: 'CC' });
  });
});
