import { describe, expect, it } from 'vitest';
import { choose } from './choice.js';
import { afterMove, type BoardState, changedKeys, isMovable, openDestinations } from './state.js';

const state: BoardState = {
  files: 8,
  ranks: 8,
  pieces: [
    { square: 'b1', colour: 'white', name: 'nightrider', letter: 'N' },
    { square: 'c3', colour: 'black', name: 'pawn', letter: 'P' },
  ],
  destinations: new Map([
    ['b1', [{ to: 'a3' }, { to: 'c3', capture: true }]],
    ['h1', [{ to: 'b1' }]],
  ]),
  viewOnly: false,
};
const picked = { ...state, selected: 'b1' };

describe('choosing a square', () => {
  it('picks up what can move', () => {
    expect(choose(state, 'b1')).toEqual({ kind: 'pick', square: 'b1' });
    expect(choose(state, 'c3')).toEqual({ kind: 'nothing' });
    expect(choose({ ...state, viewOnly: true }, 'b1')).toEqual({ kind: 'nothing' });
  });

  it('moves the picked piece to its destinations', () => {
    expect(choose(picked, 'c3')).toEqual({ kind: 'move', from: 'b1', to: 'c3' });
    expect(choose({ ...picked, viewOnly: true }, 'c3')).toEqual({ kind: 'release' });
  });

  it('captures without moving when the picked piece is chosen again', () => {
    const shooter = { ...state, destinations: new Map([['b1', [{ to: 'b1', capture: true }]]]) };
    expect(choose(shooter, 'b1')).toEqual({ kind: 'pick', square: 'b1' });
    expect(choose({ ...shooter, selected: 'b1' }, 'b1')).toEqual({ kind: 'move', from: 'b1', to: 'b1' });
    expect(afterMove({ ...shooter, selected: 'b1' }, { from: 'b1', via: [], to: 'b1' }).pieces).toEqual(state.pieces);
  });

  it('prefers a destination to picking what stands there, as castling onto the own rook needs', () => {
    expect(choose({ ...state, selected: 'h1' }, 'b1')).toEqual({ kind: 'move', from: 'h1', to: 'b1' });
  });

  it('changes over to another piece, and lets go on any other square', () => {
    expect(choose(picked, 'h1')).toEqual({ kind: 'pick', square: 'h1' });
    expect(choose(picked, 'b1')).toEqual({ kind: 'release' });
    expect(choose(picked, 'd8')).toEqual({ kind: 'release' });
  });
});

describe('the state', () => {
  it('opens the destinations of the picked piece only', () => {
    expect(openDestinations(state)).toEqual([]);
    expect(openDestinations(picked).map(({ to }) => to)).toEqual(['a3', 'c3']);
    expect(isMovable(state, 'a3')).toBe(false);
  });

  it('after a move by hand shows it and waits', () => {
    const way = { from: 'b1', via: ['a3'], to: 'c3' };
    const after = afterMove(picked, way);
    expect(after.pieces).toEqual([{ square: 'c3', colour: 'white', name: 'nightrider', letter: 'N' }]);
    expect(after).toMatchObject({ lastMove: ['b1', 'c3'], ways: [way], destinations: new Map() });
    expect(after.selected).toBeUndefined();
  });

  it('knows what changed, and takes equal lists for the same', () => {
    expect(changedKeys(state, { ...state, holes: ['a1'], check: [] })).toEqual(new Set(['holes', 'check']));
    expect(changedKeys({ ...state, holes: ['a1'] }, { ...state, holes: ['a1'] })).toEqual(new Set());
    expect(changedKeys(picked, state)).toEqual(new Set(['selected']));
  });
});
