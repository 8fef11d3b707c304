import { expect, test } from 'vitest';
import { SMALL } from './documents.test-helper.js';
import { placesIn } from './place.js';

test('keys and values of the front matter, if they are stated', () => {
  const { key, value } = placesIn(SMALL);
  expect(value(['slug'])).toEqual({ line: 3, column: 7 });
  expect(key(['engine', 'pieces', 'pawn'])).toEqual({ line: 9, column: 5 });
  expect(value(['engine', 'pieces', 'pawn', 'notation'])).toEqual({ line: 9, column: 23 });
  expect(value(['engine', 'pieces', 'pawn', 'glyph'])).toBeUndefined();
  expect(key(['parent'])).toBeUndefined();
  expect(placesIn('no document').key(['slug'])).toBeUndefined();
});
