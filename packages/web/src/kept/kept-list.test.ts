import { expect, it } from 'vitest';
import { dayOf } from './kept-list.js';

it('the day of a game is written out where it is known, and left as it is where it is not', () => {
  expect(dayOf({ date: '2026.11.03', saved: 0 })).toBe('Nov 3, 2026');
  expect(dayOf({ date: '1998.??.??', saved: 0 })).toBe('1998');
  expect(dayOf({ date: '1998.05.??', saved: 0 })).toBe('1998.05');
  expect(dayOf({ date: '', saved: new Date(2025, 0, 31).getTime() })).toBe('Jan 31, 2025');
});
