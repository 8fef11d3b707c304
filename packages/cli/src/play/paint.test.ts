import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { colourDepth, createPaint } from './paint.js';

describe('the depth of colour', () => {
  it.each([
    [undefined, 24, 1],
    [true, 1, 1],
    [true, 4, 4],
    [true, 8, 8],
    [true, 24, 24],
  ] as const)('of a terminal (%s) with %i bits is %i', (isTTY, bits, depth) => {
    const output = Object.assign(new PassThrough(), { isTTY: isTTY ?? false, getColorDepth: () => bits });
    expect(colourDepth(output)).toBe(depth);
  });
});

describe('paint', () => {
  it('leaves text alone where there are no colours', () => {
    const { strong, faint, alarm, square } = createPaint(1);
    expect([strong('a'), faint('b'), alarm('c'), square('light', 'white', 'd')]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('tells sides and squares apart', () => {
    const { square } = createPaint(24);
    const painted = [square('light', 'white', 'K'), square('light', 'black', 'K'), square('dark', 'white', 'K')];
    expect(new Set(painted).size).toBe(3);
  });
});
