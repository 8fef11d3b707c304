import { expect, it } from 'vitest';
import { snap, TOLERANCE } from './snap.js';

const targets = new Map([
  ['c3', { x: 2.5, y: 5.5 }],
  ['e4', { x: 4.5, y: 4.5 }],
]);
const drop = (x: number, y: number, over: string | undefined) => snap({ x, y }, over, 'b1', targets, TOLERANCE.mouse);

it('the square under the pointer is meant when the piece may go there, even at its edge', () => {
  expect(drop(2.02, 5.02, 'c3')).toBe('c3');
});

it('a little beside it the nearest target is meant', () => {
  expect(drop(3.1, 5.4, 'd3')).toBe('c3');
  expect(drop(2.5, 6.1, 'c2')).toBe('c3');
});

it('in the middle of another square, or far off, nothing is', () => {
  expect(drop(3.5, 5.5, 'd3')).toBeUndefined();
  expect(drop(-0.2, 0, undefined)).toBeUndefined();
});

it('over the square where it came from nothing is meant, however near a target', () => {
  expect(snap({ x: 2.5, y: 6.05 }, 'b1', 'b1', targets, 2)).toBeUndefined();
});

it('of two targets the nearer one is meant', () => {
  const near = new Map([...targets, ['d3', { x: 3.5, y: 5.5 }]]);
  expect(snap({ x: 3.3, y: 6.05 }, 'd2', 'b1', near, 0.9)).toBe('d3');
});
