import { expect, it } from 'vitest';
import { type Annotation, arrowsOf, brushOf, circlesOf, withDrawing } from './drawings.js';

const ARROW: Annotation = { from: 'b1', to: 'f3', via: ['d2'], brush: 'green' };
const CIRCLE: Annotation = { from: 'e4', to: 'e4', brush: 'red' };

it('drawn twice is erased, in another colour recoloured', () => {
  const both = withDrawing([ARROW], CIRCLE);
  expect(both).toEqual([ARROW, CIRCLE]);
  expect(withDrawing(both, { ...ARROW })).toEqual([CIRCLE]);
  expect(withDrawing(both, { ...ARROW, brush: 'blue' })).toEqual([CIRCLE, { ...ARROW, brush: 'blue' }]);
});

it('what goes from a square to itself is a circle', () => {
  expect(arrowsOf([ARROW, CIRCLE])).toEqual([ARROW]);
  expect(circlesOf([ARROW, CIRCLE])).toEqual([{ square: 'e4', brush: 'red' }]);
});

it.each([
  [{}, 'green'],
  [{ shiftKey: true }, 'red'],
  [{ ctrlKey: true }, 'red'],
  [{ altKey: true }, 'blue'],
  [{ altKey: true, shiftKey: true }, 'yellow'],
])('%j: %s', (keys, brush) => {
  expect(brushOf({ shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...keys })).toBe(brush);
});
