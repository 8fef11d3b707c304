import { startPosition } from '@hippodrome/rules';
import { expect, it } from 'vitest';
import { positionOf, rulesOf } from '../testing/rulesets.js';
import { captionOf, numberText, plyLabel } from './move-number.js';

const label = (start: ReturnType<typeof startPosition>, ply: number): string => numberText(plyLabel(start, ply));

it('counts from where the tree begins, whoever begins', () => {
  const chess = startPosition(rulesOf('chess'));
  expect([0, 1, 2].map((ply) => label(chess, ply))).toEqual(['1.', '1…', '2.']);
  const late = positionOf('chess', '4k3/8/8/8/8/8/8/4K3 b - - 0 7');
  expect([0, 1, 2].map((ply) => label(late, ply))).toEqual(['7…', '8.', '8…']);
  const knights = startPosition(rulesOf('knights'));
  expect([0, 1, 2].map((ply) => label(knights, ply))).toEqual(['1…', '1.', '2…']);
});

it('captions are written with signs that pictures have', () => {
  const chess = startPosition(rulesOf('chess'));
  expect(captionOf(chess, 0, undefined)).toBe('Chess');
  expect(captionOf(chess, 1, { san: 'e4' })).toBe('1. e4');
  expect(captionOf(chess, 2, { san: 'e5' })).toBe('1... e5');
});
