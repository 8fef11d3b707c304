import { expect, it } from 'vitest';
import { type MoveSign, readMoves, writeMoves } from './moves.js';

const LEAP: MoveSign = { path: [[1, 2]], rides: false, use: 'both', hops: false };
const WAYS: readonly MoveSign[] = [
  LEAP,
  { ...LEAP, rides: true },
  {
    path: [
      [0, -1],
      [1, -2],
    ],
    rides: false,
    use: 'quiet',
    hops: false,
  },
  { path: [[-1, 0]], rides: true, use: 'capture', hops: true },
];

it('what is written is read', () => {
  expect(writeMoves(WAYS)).toBe('1,2 1,2* 0,-1/1,-2q -1,0*^x');
  expect(readMoves(writeMoves(WAYS))).toEqual(WAYS);
});

it('moving and capturing alike is one way', () => {
  expect(
    writeMoves([
      { ...LEAP, use: 'quiet' },
      { ...LEAP, use: 'capture' },
    ]),
  ).toBe('1,2');
});

it.each(['', 'N', '1', '1,2,3', '1,2*!', ','])('nonsense is left out: %j', (text) => {
  expect(readMoves(text)).toEqual([]);
});
