import { expect, it } from 'vitest';
import { type Speed, speedOf } from './speed.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

it.each<[Speed, number, number]>([
  ['bullet', 0, 1],
  ['bullet', 1, 0],
  ['bullet', 2, 1],
  ['blitz', 3, 0],
  ['blitz', 2, 2],
  ['blitz', 5, 3],
  ['rapid', 8, 0],
  ['rapid', 5, 5],
  ['rapid', 15, 10],
  ['classical', 25, 0],
  ['classical', 15, 15],
  ['classical', 90, 30],
])('%s: %i minutes and %i seconds a move', (speed, minutes, seconds) => {
  const initial = minutes * MINUTE;
  expect(speedOf({ kind: 'fischer', initial, increment: seconds * SECOND })).toBe(speed);
  expect(speedOf({ kind: 'delay', initial, delay: seconds * SECOND })).toBe(speed);
});

it.each<[Speed, number, number, number]>([
  ['bullet', 0, 1, 5],
  ['blitz', 0, 1, 10],
  ['rapid', 5, 1, 10],
  ['rapid', 5, 5, 30],
  ['classical', 10, 1, 60],
])('%s: %i minutes and %i × %i seconds of byo-yomi', (speed, minutes, periods, seconds) => {
  expect(speedOf({ kind: 'byo-yomi', initial: minutes * MINUTE, periods, period: seconds * SECOND })).toBe(speed);
});

it('is correspondence where a move may take days, or for ever', () => {
  expect(speedOf({ kind: 'per-move', limit: 86_400 * SECOND })).toBe('correspondence');
  expect(speedOf({ kind: 'unlimited' })).toBe('correspondence');
});
