import { legalMoves } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { drawingOf, sceneOf } from './diagram.js';
import { exampleDrawing } from './example-drawing.js';
import type { Example } from './rules-page.js';

const rules = rulesOf('nightrider');

function drawn(request: Parameters<typeof drawingOf>[1]) {
  const drawing = drawingOf(rules, request);
  if (typeof drawing !== 'object') throw new Error(`no drawing: ${drawing}`);
  return drawing;
}

describe('a diagram', () => {
  it('of the start is the array', () => {
    expect(drawn({ show: 'start', caption: '' }).pieces).toHaveLength(32);
  });

  it('of a piece is that piece alone, with all it reaches', () => {
    const { pieces, marks } = drawn({ show: 'piece', piece: 'nightrider', caption: '' });
    expect(pieces.map(({ name, square }) => [name, square])).toEqual([['nightrider', 'd4']]);
    expect(marks?.map(({ square }) => square)).toContain('f8');
    expect(new Set(marks?.map(({ kind }) => kind))).toEqual(new Set(['both']));
  });

  it('of a pawn tells moves from captures', () => {
    const { marks } = drawn({ show: 'piece', piece: 'pawn', caption: '' });
    expect(new Set(marks?.map(({ kind }) => kind))).toEqual(new Set(['move', 'initial', 'capture']));
  });

  it('of a FEN is its placement', () => {
    expect(drawn({ show: 'fen', fen: '4k3/8/8/8/8/8/8/4K3', caption: '' }).pieces).toHaveLength(2);
  });

  it('that cannot be drawn says why', () => {
    expect(drawingOf(rules, { show: 'piece', piece: 'dragon', caption: '' })).toContain('dragon');
    expect(drawingOf(rules, { show: 'fen', fen: '9', caption: '' })).toEqual(expect.any(String));
    expect(drawingOf(rules, { show: 'missing', caption: 'x' })).toBeUndefined();
  });
});

describe('what can be tried on a diagram', () => {
  it('is the game on the start', () => {
    const scene = sceneOf(rules, { show: 'start', caption: '' });
    expect(scene).toMatchObject({ isFree: false });
    expect(scene && legalMoves(scene.position)).toHaveLength(24);
  });

  it('is the piece by itself, with no castling or anything else that only a game gives it', () => {
    const scene = sceneOf(rules, { show: 'piece', piece: 'king', caption: '' });
    expect(scene).toMatchObject({ isFree: true });
    expect(scene && legalMoves(scene.position)).toHaveLength(8);
  });

  it('is a position as the rules have it, and pieces by themselves where there are no kings', () => {
    const tried = (fen: string) => sceneOf(rules, { show: 'fen', fen, caption: '' });
    expect(tried('4k3/8/8/8/8/8/8/4K3 b - - 0 1')).toMatchObject({ isFree: false, position: { sideToMove: 'black' } });
    expect(tried('8/8/8/3n4/8/8/8/8')).toMatchObject({ isFree: true, position: { sideToMove: 'black' } });
    expect(tried('9')).toBeUndefined();
    expect(sceneOf(rules, { show: 'missing', caption: 'x' })).toBeUndefined();
  });
});

describe('an example', () => {
  const example: Example = { kind: 'moves', argument: 'd4', fen: undefined, after: [], body: [] };

  it('of moves shows the position and the squares it names', () => {
    const drawing = exampleDrawing(rules, {
      ...example,
      fen: '4k3/8/4p3/8/3N4/8/8/K7 w - - 0 1',
      body: ['b3 e6', 'nonsense'],
    });
    expect(drawing).toMatchObject({
      selected: 'd4',
      marks: [
        { square: 'b3', kind: 'both' },
        { square: 'e6', kind: 'attack' },
      ],
    });
  });

  it('is drawn after its moves', () => {
    const drawing = exampleDrawing(rules, { ...example, kind: 'legal', after: ['1.', 'e4', '1...', 'e5'] });
    expect(drawing?.pieces.map(({ square }) => square)).toContain('e5');
  });

  it('that begins at the array, or cannot be set up, has no picture', () => {
    expect(exampleDrawing(rules, { ...example, kind: 'play' })).toBeUndefined();
    expect(exampleDrawing(rules, { ...example, fen: 'nonsense' })).toBeUndefined();
    expect(exampleDrawing(rules, { ...example, after: ['e5'] })).toBeUndefined();
  });
});
