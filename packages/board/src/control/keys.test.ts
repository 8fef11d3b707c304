import { describe, expect, it } from 'vitest';
import { createGeometry } from '../draw/geometry.js';
import { createLayout } from '../draw/layout.js';
import { cellByKey, NOTHING_TYPED, typeKey } from './keys.js';

const geometry = createGeometry({ files: 5, ranks: 13, holes: ['b1', 'c1', 'e1', 'a13'] });
const layout = createLayout(geometry, 'white', 'outside');
const from = (name: string, key: string, where = layout) => cellByKey(key, geometry.cell(name)!, where)?.name;

describe('keys', () => {
  it('walk over the squares as they lie', () => {
    expect(from('a2', 'ArrowRight')).toBe('b2');
    expect(from('a2', 'ArrowUp')).toBe('a3');
    const flipped = createLayout(geometry, 'black', 'outside');
    expect(from('b2', 'ArrowRight', flipped)).toBe('a2');
    expect(from('a2', 'ArrowUp', flipped)).toBe('a1');
  });

  it('leap over holes and stop at the edge', () => {
    expect(from('a1', 'ArrowRight')).toBe('d1');
    expect(from('d1', 'ArrowRight')).toBeUndefined();
    expect(from('a12', 'ArrowUp')).toBeUndefined();
  });

  it('go to the ends of the row and the column', () => {
    expect(from('a1', 'End')).toBe('d1');
    expect(from('d2', 'Home')).toBe('a2');
    expect(from('a3', 'PageUp')).toBe('a12');
    expect(from('b3', 'PageDown')).toBe('b2');
    expect(from('a1', 'x')).toBeUndefined();
  });
});

describe('typing a name', () => {
  const type = (keys: string, gap = 10) => {
    let typed = NOTHING_TYPED;
    return [...keys].map((key, i) => {
      const next = typeKey(typed, key, 1000 + i * gap, geometry);
      typed = next.typed;
      return next.cell?.name;
    });
  };

  it('finds the square, also one with two digits', () => {
    expect(type('a12')).toEqual([undefined, 'a1', 'a12']);
    expect(type('B13')).toEqual([undefined, undefined, 'b13']);
  });

  it('begins anew with each letter, and forgets after a while', () => {
    expect(type('aad2')).toEqual([undefined, undefined, undefined, 'd2']);
    expect(type('12')).toEqual([undefined, undefined]);
    expect(type('d2', 2000)).toEqual([undefined, undefined]);
  });
});
