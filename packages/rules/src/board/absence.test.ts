import { expect, test } from 'vitest';
import { absenceOf } from './absence.js';
import { createBoard } from './board.js';

test.each([
  ['b2', 'b2 is a hole of this board'],
  ['e1', 'there is no square "e1" on this board (files a to d, ranks 1 to 3)'],
  ['a4', 'there is no square "a4" on this board (files a to d, ranks 1 to 3)'],
  ['b02', 'there is no square "b02" on this board (files a to d, ranks 1 to 3)'],
  ['what', 'there is no square "what" on this board (files a to d, ranks 1 to 3)'],
])('%s: %s', (name, expected) => {
  expect(absenceOf(createBoard(4, 3, [5]), name)).toBe(expected);
});
