import { describe, expect, it } from 'vitest';
import { arrowPath, drawArrows } from './arrows.js';
import { createGeometry } from './geometry.js';
import { createLayout } from './layout.js';
import { LIGHT_THEME } from './theme.js';
import type { Arrow } from './view.js';

const geometry = createGeometry({ files: 8, ranks: 8, holes: ['h8'] });
const layout = createLayout(geometry, 'white', 'none');
const middle = (square: string) => layout.centre(geometry.cell(square) ?? expect.fail(`no square ${square}`));
const pathOf = (arrow: Arrow) => arrowPath(arrow, geometry, layout);
const svgOf = (...arrows: Arrow[]) => drawArrows(arrows, geometry, layout, LIGHT_THEME);

describe('an arrow', () => {
  it('points at the middle of its square, along its way', () => {
    const path = pathOf({ from: 'a1', to: 'a4' });
    expect(path?.head[0]).toEqual(middle('a4'));
    const { x, y } = middle('a1');
    expect(path?.shaft).toEqual([
      { x, y: y - 22 },
      { x, y: middle('a4').y + 40 },
    ]);
    expect(path?.landings).toEqual([]);
  });

  it('of a ride goes through the squares it lands on', () => {
    const path = pathOf({ from: 'a1', to: 'd7', via: ['b3', 'c5'] });
    expect(path?.landings).toEqual([middle('b3'), middle('c5')]);
    expect(path?.shaft.slice(1, -1)).toEqual([middle('b3'), middle('c5')]);
    expect(svgOf({ from: 'a1', to: 'd7', via: ['b3', 'c5'] }).match(/<circle/g)).toHaveLength(2);
  });

  it('bends where the ride does, and its head follows the last leap', () => {
    const [tip, left, right] = pathOf({ from: 'a1', to: 'c1', via: ['b3'] })?.head ?? expect.fail('no arrow');
    expect(tip).toEqual(middle('c1'));
    const base = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
    // The last leap goes one file to the right and two ranks down.
    expect((tip.y - base.y) / (tip.x - base.x)).toBeCloseTo(2, 1);
  });

  it('may lead back to where it began, but not nowhere', () => {
    expect(pathOf({ from: 'a1', to: 'a1', via: ['b3'] })?.landings).toEqual([middle('b3')]);
    expect(pathOf({ from: 'a1', to: 'a1' })).toBeUndefined();
    expect(pathOf({ from: 'a1', to: 'h8' })).toBeUndefined();
    expect(pathOf({ from: 'i9', to: 'a1' })).toBeUndefined();
  });

  it('is turned with the board', () => {
    const flipped = createLayout(geometry, 'black', 'none');
    const path = arrowPath({ from: 'a1', to: 'a4' }, geometry, flipped);
    expect(path?.head[0].y).toBeGreaterThan(path?.shaft[0]?.y ?? Number.NaN);
  });

  it('of the best move is the thickest, the least transparent, and lies on top', () => {
    const ranked = ([1, 2, 3] as const).map((rank) => svgOf({ from: 'a1', to: 'a4', rank }));
    const figures = (pattern: RegExp) => ranked.map((svg) => Number(pattern.exec(svg)?.[1]));
    for (const [first, second, third] of [figures(/opacity="([\d.]+)"/), figures(/stroke-width="([\d.]+)"/)]) {
      expect(first).toBeGreaterThan(second ?? Number.NaN);
      expect(second).toBeGreaterThan(third ?? Number.NaN);
    }
    expect(svgOf({ from: 'a1', to: 'a4', rank: 1 }, { from: 'a1', to: 'a4', rank: 3 })).toBe(
      `${ranked[2]}${ranked[0]}`,
    );
  });
});
