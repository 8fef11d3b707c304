import { expect, it } from 'vitest';
import { nagOf, signOf } from './nags.js';

it.each([1, 2, 3, 4, 5, 6, 7, 10, 13, 14, 15, 16, 17, 18, 19])('the sign of $%i is read as it again', (nag) => {
  expect(nagOf(signOf(nag) ?? '')).toBe(nag);
});

it('the signs are those of books, and not every number has one', () => {
  expect([3, 14, 18].map(signOf)).toEqual(['!!', '⩲', '+-']);
  expect(signOf(146)).toBeUndefined();
});
