import { describe, expect, it } from 'vitest';
import { createGeometry } from '../draw/geometry.js';
import { areSame, squareFacts } from './facts.js';
import type { BoardState } from './state.js';
import { ENGLISH } from './text.js';

const state: BoardState = {
  files: 8,
  ranks: 8,
  pieces: [
    { square: 'e4', colour: 'white', name: 'nightrider', letter: 'N' },
    { square: 'g5', colour: 'black', name: 'pawn', letter: 'P' },
    { square: 'g8', colour: 'black', name: 'king', letter: 'K' },
  ],
  check: ['g8'],
  lastMove: ['e4'],
  destinations: new Map([['e4', [{ to: 'f6' }, { to: 'g5', capture: true }, { to: 'f6' }]]]),
  marks: [{ square: 'd2', kind: 'blocked', by: 'd3' }],
  viewOnly: false,
};
const geometry = createGeometry(state);
const label = (square: string, of: BoardState = state) => ENGLISH.square(squareFacts(of)(geometry.cell(square)!));

describe('what is said of a square', () => {
  it('is its name, what stands there and where that may go', () => {
    expect(label('e4')).toBe('e4, white nightrider, can move to f6, can capture on g5, last move');
    expect(label('g8')).toBe('g8, black king, in check');
    expect(label('a1')).toBe('a1, empty');
    expect(label('d2')).toBe('d2, empty, blocked by d3');
  });

  it('tells where the picked piece may go', () => {
    const picked = { ...state, selected: 'e4' };
    expect(label('e4', picked)).toContain('picked up');
    expect(label('f6', picked)).toBe('f6, empty, can be moved to');
    expect(label('g5', picked)).toBe('g5, black pawn, can be captured on');
  });

  it('tells of moves ahead of their turn as such', () => {
    const ahead = { ...state, isAhead: true, selected: 'e4', premove: ['e4', 'f6'] as const };
    expect(label('e4', ahead)).toBe('e4, white nightrider, picked up, can premove, last move, premove set');
    expect(label('g5', ahead)).toBe('g5, black pawn, can be premoved to');
    expect(label('f6', ahead)).toContain('premove set');
  });

  it('tells of a capture without moving, and not as of another square', () => {
    const shooter = { ...state, destinations: new Map([['e4', [{ to: 'f6' }, { to: 'e4', capture: true }]]]) };
    expect(label('e4', shooter)).toContain('can move to f6, can capture without moving');
    expect(label('e4', { ...shooter, selected: 'e4' })).not.toContain('captured on');
  });

  it('counts long lists, and gives them in full when the piece is picked up', () => {
    const squares = Array.from({ length: 9 }, (_, i) => ({ to: `${'abcdefgh'[i % 8]}${i < 8 ? 6 : 7}` }));
    const many = { ...state, destinations: new Map([['e4', squares]]) };
    expect(label('e4', many)).toContain('can move to 9 squares');
    expect(ENGLISH.picked(state.pieces[0]!, squares)).toContain('a6, b6, c6, d6, e6, f6, g6, h6, a7');
  });

  it('offers no moves where nothing can be moved', () => {
    expect(label('e4', { ...state, viewOnly: true })).toBe('e4, white nightrider, last move');
  });
});

describe('whether there is the same to be said', () => {
  const facts = (of: BoardState) => squareFacts(of)(geometry.cell('e4')!);

  it('does not depend on which objects say it', () => {
    expect(areSame(facts(state), facts(structuredClone(state)))).toBe(true);
  });

  it.each<[string, Partial<BoardState>]>([
    ['a piece', { pieces: [] }],
    ['a destination', { destinations: new Map([['e4', [{ to: 'f6' }, { to: 'g5', capture: true }]]]) }],
    ['what a destination is', { destinations: new Map([['e4', [{ to: 'f6' }, { to: 'g5' }, { to: 'f6' }]]]) }],
    ['a mark', { marks: [{ square: 'e4', kind: 'ride' }] }],
    ['being picked', { selected: 'e4' }],
    ['the last move', { lastMove: [] }],
  ])('depends on %s', (_, change) => {
    expect(areSame(facts(state), facts({ ...state, ...change }))).toBe(false);
  });
});
