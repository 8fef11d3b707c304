import { startPosition } from '@hippodrome/rules';
import { expect, it } from 'vitest';
import { positionOf, rulesOf } from '../testing/rulesets.js';
import { regimeOf } from './regime.js';

it.each([
  [
    'on the first move',
    'nnnqqnnn/pppppppp/8/3k4/4K3/8/PPPPPPPP/NNNQQNNN b - - 0 1 opening',
    'opening',
    ['check-sleeps', 'no-capture-yet', 'capture-ends'],
  ],
  [
    'later in the phase',
    '3q4/8/1n6/3k4/2N1K3/8/8/3Q3N b - - 2 2 opening',
    'opening',
    ['check-sleeps', 'capture-ends', 'must-be-safe'],
  ],
  ['when it is over', 'n6q/8/3P4/8/k7/8/8/N2Q2K1 b - - 0 6', undefined, ['ordinary']],
])('the regime %s', (_, fen, phase, laws) => {
  expect(regimeOf(positionOf('knights', fen))).toEqual({ phase, laws });
});

it('is the ordinary one where the rules never change', () => {
  expect(regimeOf(startPosition(rulesOf('chess'))).laws).toEqual(['ordinary']);
});
