import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Colour } from '../pieces/index.js';
import { createGeometry, squareName } from './geometry.js';
import { type Coordinates, createLayout, UNIT } from './layout.js';
import { shade } from './squares.js';

const side = fc.integer({ min: 1, max: 16 });
const boards = fc
  .tuple(side, side, fc.array(fc.tuple(fc.nat(15), fc.nat(15))))
  .map(([files, ranks, holes]) => createGeometry({ files, ranks, holes: holes.map(([f, r]) => squareName(f, r)) }));

describe('a board', () => {
  it('finds each square by name and by place, and no other', () => {
    fc.assert(
      fc.property(boards, (geometry) => {
        const found = [];
        for (let rank = -1; rank <= geometry.ranks; rank++) {
          for (let file = -1; file <= geometry.files; file++) found.push(geometry.at(file, rank));
        }
        expect(found.filter((cell) => cell !== undefined)).toEqual(geometry.cells);
        for (const cell of geometry.cells) expect(geometry.cell(cell.name)).toBe(cell);
      }),
    );
  });

  it('names squares up to p16 and leaves holes out', () => {
    const geometry = createGeometry({ files: 16, ranks: 16, holes: ['b1'] });
    expect(geometry.cells.at(-1)?.name).toBe('p16');
    expect(geometry.cell('b1')).toBeUndefined();
    expect(geometry.at(1, 0)).toBeUndefined();
  });

  it.each([0, 17, 2.5, Number.NaN])('has no %d files', (files) => {
    expect(() => createGeometry({ files, ranks: 8 })).toThrow(RangeError);
  });
});

describe('the layout', () => {
  it('puts every square inside of the picture, where it finds it again', () => {
    const orientations = fc.constantFrom<Colour>('white', 'black');
    const coordinates = fc.constantFrom<Coordinates>('inside', 'outside', 'none');
    fc.assert(
      fc.property(boards, orientations, coordinates, (geometry, orientation, where) => {
        const layout = createLayout(geometry, orientation, where);
        for (const cell of geometry.cells) {
          const { x, y } = layout.corner(cell);
          expect(Math.min(x - layout.left, y - layout.top)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x + UNIT - layout.width, y + UNIT - layout.height)).toBeLessThanOrEqual(0);
          expect(layout.at(layout.column(cell), layout.row(cell))).toBe(cell);
        }
      }),
    );
  });

  it('names each file and each rank once inside of squares, at the edge that is below and at the left', () => {
    fc.assert(
      fc.property(boards, fc.constantFrom<Colour>('white', 'black'), (geometry, orientation) => {
        const layout = createLayout(geometry, orientation, 'inside');
        for (const cell of geometry.cells) {
          const rest = geometry.cells.filter((other) => other !== cell);
          const below = rest.filter((other) => other.file === cell.file && layout.row(other) > layout.row(cell));
          const before = rest.filter((other) => other.rank === cell.rank && layout.column(other) < layout.column(cell));
          expect(layout.isLettered(cell)).toBe(below.length === 0);
          expect(layout.isNumbered(cell)).toBe(before.length === 0);
        }
      }),
    );
    const outside = createLayout(createGeometry({ files: 3, ranks: 2 }), 'white', 'outside');
    expect(outside.isLettered({ name: 'a1', file: 0, rank: 0 })).toBe(false);
  });

  it('draws signs larger where squares are small', () => {
    const scaleOf = (side: number) =>
      createLayout(createGeometry({ files: side, ranks: side }), 'white', 'none').signScale;
    expect(scaleOf(8)).toBe(1);
    expect(scaleOf(13)).toBeGreaterThan(1.3);
  });

  it('has the own side at the bottom and the left corner of White at the left', () => {
    const geometry = createGeometry({ files: 3, ranks: 2 });
    expect(createLayout(geometry, 'white', 'none').at(0, 1)?.name).toBe('a1');
    expect(createLayout(geometry, 'black', 'none').at(0, 1)?.name).toBe('c2');
  });
});

describe('shades', () => {
  it('make a1 dark and differ between neighbours', () => {
    const geometry = createGeometry({ files: 8, ranks: 8 });
    for (const shades of [2, 3] as const) {
      expect(shade(geometry.cell('a1')!, shades)).toBe('dark');
      for (const cell of geometry.cells) {
        const neighbours = [geometry.at(cell.file + 1, cell.rank), geometry.at(cell.file, cell.rank + 1)];
        const tones = neighbours.filter((other) => other !== undefined).map((other) => shade(other, shades));
        expect(tones).not.toContain(shade(cell, shades));
      }
    }
  });
});
