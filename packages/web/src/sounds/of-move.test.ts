import { expectOk, type Move, parseMove } from '@hippodrome/rules';
import { expect, it } from 'vitest';
import { positionOf } from '../testing/rulesets.js';
import { soundsOfMove } from './of-move.js';

const position = positionOf('nightrider', '4k3/3p4/8/8/8/8/8/N3K3 w - - 0 1');
const move = (text: string): Move => expectOk(parseMove(position, text));

it('each leap of a ride ticks, then it arrives', () => {
  expect(soundsOfMove(move('a1c5'), false, [140, 360])).toEqual([
    { name: 'leap', after: [140] },
    { name: 'move', after: [360] },
  ]);
});

it('a capture and a check have sounds of their own, the check above all', () => {
  expect(soundsOfMove(move('a1d7'), false, [])).toEqual([{ name: 'capture', after: [0] }]);
  expect(soundsOfMove(move('a1d7'), true, [180])).toEqual([{ name: 'check', after: [180] }]);
});

it('who passes is not heard', () => {
  expect(soundsOfMove({ type: 'pass' }, false, [100])).toEqual([]);
});
