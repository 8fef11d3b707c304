import { expect, it } from 'vitest';
import { besideAnchor } from './beside-anchor.js';

const room = { width: 1000, height: 800 };
const dialog = { width: 400, height: 200 };

it('a dialog opens below what it is about', () => {
  expect(besideAnchor({ left: 480, top: 100, side: 40 }, dialog, room)).toEqual({ left: 300, top: 150 });
});

it('or above it where there is no room below', () => {
  expect(besideAnchor({ left: 480, top: 700, side: 40 }, dialog, room)).toEqual({ left: 300, top: 490 });
});

it('and stays within the window', () => {
  expect(besideAnchor({ left: 0, top: 100, side: 40 }, dialog, room)?.left).toBe(10);
  expect(besideAnchor({ left: 980, top: 100, side: 40 }, dialog, room)?.left).toBe(590);
});

it('with no room on either side it has no place of its own', () => {
  expect(besideAnchor({ left: 0, top: 300, side: 40 }, { width: 400, height: 600 }, room)).toBeUndefined();
});
