import { type BoardText, ENGLISH, MARK_KINDS } from '@hippodrome/board';
import { describe, expect, it } from 'vitest';
import { boardText } from './board-text.js';

type Facts = Parameters<BoardText['square']>[0];

const PAWN = { square: 'g5', colour: 'black', name: 'pawn', letter: 'P' } as const;
const NOTHING: Facts = {
  square: 'a1',
  piece: undefined,
  isPicked: false,
  isInCheck: false,
  isLastMove: false,
  isAhead: false,
  isPremove: false,
  arrival: undefined,
  destinations: [],
  marks: [],
};
const many = Array.from({ length: 9 }, (_, i) => ({ to: `${'abcdefghi'[i]}1` }));

const CASES: readonly Partial<Facts>[] = [
  {},
  { piece: PAWN, isInCheck: true, isLastMove: true },
  { piece: PAWN, isPicked: true, destinations: [{ to: 'f6' }, { to: 'e4', capture: true }, { to: 'f6' }] },
  { arrival: { to: 'a1' } },
  { piece: PAWN, arrival: { to: 'a1', capture: true } },
  { piece: PAWN, destinations: many },
  { piece: PAWN, destinations: [{ to: 'a1', capture: true }] },
  { piece: PAWN, isAhead: true, isPremove: true, destinations: many },
  { arrival: { to: 'a1' }, isAhead: true },
  ...MARK_KINDS.map((kind) => ({ marks: [{ square: 'a1', kind, by: 'd3', white: 2 }] })),
];

describe('what the board says', () => {
  const text = boardText('Board of a game');

  it.each(CASES)('is in English what the board package says itself: %j', (facts) => {
    expect(text.square({ ...NOTHING, ...facts })).toBe(ENGLISH.square({ ...NOTHING, ...facts }));
  });

  it('lists all when a piece is picked up', () => {
    expect(text.picked(PAWN, many)).toBe(ENGLISH.picked(PAWN, many));
    expect([text.help, text.released]).toEqual([ENGLISH.help, ENGLISH.released]);
    expect(text.board(8, 8)).toBe('Board of a game');
  });
});
