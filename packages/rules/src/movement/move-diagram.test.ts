import { expect, test } from 'vitest';
import { shipped } from '../../test-support/shipped.js';
import { STRANGE } from '../../test-support/strange.js';
import { EMPTY, type PieceCode } from '../position/placement.js';
import type { Ruleset } from '../rule/ruleset.js';
import { type DiagramMarkKind, moveDiagram } from './move-diagram.js';

/** Names of squares by mark; a square with two marks is in both lists. */
function diagram(game: string | Ruleset, piece: string): Partial<Record<DiagramMarkKind | 'on', string>> {
  const rules = typeof game === 'string' ? shipped(game) : game;
  const code = rules.kindNamed(piece)?.white as PieceCode;
  const { square, placement, marks } = moveDiagram(rules, code);
  expect([...placement].filter((found) => found !== EMPTY)).toEqual([code]);
  const squares = (kind: DiagramMarkKind) => marks.filter((mark) => mark.kind === kind).map((mark) => mark.square);
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  return { on: rules.board.name(square), ...Object.fromEntries(kinds.map((kind) => [kind, squares(kind).join(' ')])) };
}

test('a pawn: one step, a first double step, captures aside', () => {
  expect(diagram('chess', 'pawn')).toEqual({ on: 'd2', move: 'd3', initial: 'd4', capture: 'c3 e3' });
});

test('a rider: all its landings', () => {
  expect(diagram('nightrider', 'nightrider')).toEqual({
    on: 'd4',
    both: 'c2 e2 h2 b3 f3 b5 f5 c6 e6 h6 b8 f8',
  });
});

test('a lame leaper: the legs that bar its way', () => {
  expect(diagram('cavalier', 'cavalier')).toEqual({
    on: 'd4',
    both: 'c2 e2 b3 f3 b5 f5 c6 e6',
    leg: 'd3 c4 e4 d5',
  });
});

test('a cannon: where moving and capturing go by different conditions there are two marks', () => {
  expect(diagram('grand-cavalier', 'cannon')).toEqual({
    on: 'e5',
    move: 'e1 e2 e3 e4 a5 b5 c5 d5 f5 g5 h5 i5 j5 e6 e7 e8 e9 e10',
    capture: 'e1 e2 e3 a5 b5 c5 g5 h5 i5 j5 e7 e8 e9 e10',
    hurdle: 'e4 d5 f5 e6',
  });
});

test('a piece that takes what it passes: crosses where its victims stand, rings where it lands', () => {
  const { on, ...marks } = diagram(STRANGE, 'checker');
  expect(on).toBe('h4');
  expect(marks).toEqual({ move: 'f2 j2 g3 i3 g5 i5 f6 j6', capture: 'g3 i3 g5 i5' });
});

test('a piece that leaps what stands beside it: arches there', () => {
  expect(diagram(STRANGE, 'vaulter').hurdle).toBe('g3 h3 i3 g4 i4 g5 h5 i5');
});
