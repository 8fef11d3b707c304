import { expectOk, parseMove } from '@hippodrome/rules';
import { expect, it } from 'vitest';
import { positionOf } from '../testing/rulesets.js';
import { hintOf } from './hint.js';

it('a hint is an arrow and a sentence', () => {
  const position = positionOf('nightrider', '4k3/2q5/8/8/8/8/8/1K3N2 w - - 0 1');
  const { arrows, words } = hintOf(position, expectOk(parseMove(position, 'Nxc7+')));
  expect(arrows).toEqual([{ from: 'f1', via: ['e3', 'd5'], to: 'c7', rank: 1 }]);
  expect(words).toBe('Try Nxc7+. White: nightrider f1, e3, d5 takes queen on c7.');
});
