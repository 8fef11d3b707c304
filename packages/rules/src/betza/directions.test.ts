import { describe, expect, it } from 'vitest';
import type { DirectionLetter } from './ast.js';
import { type AtomLetter, atomKind } from './atoms.js';
import { images, readDirections } from './directions.js';

describe('images', () => {
  it.each<[AtomLetter, string]>([
    ['W', '0,1 1,0 0,-1 -1,0'],
    ['A', '2,2 2,-2 -2,-2 -2,2'],
    ['N', '1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2'],
    ['Z', '2,3 3,2 3,-2 2,-3 -2,-3 -3,-2 -3,2 -2,3'],
    ['K', '0,1 1,1 1,0 1,-1 0,-1 -1,-1 -1,0 -1,1'],
  ])('of %s go round clockwise from straight ahead', (letter, expected) => {
    expect(images(atomKind(letter)).join(' ')).toBe(expected);
  });
});

describe('directions', () => {
  it.each<[AtomLetter, string, string]>([
    // Orthogonal atoms: letters add up.
    ['W', '', '0,1 1,0 0,-1 -1,0'],
    ['W', 'f', '0,1'],
    ['W', 'fs', '0,1 1,0 -1,0'],
    ['W', 'v', '0,1 0,-1'],
    ['D', 'lb', '0,-2 -2,0'],
    ['R', 'ff', '0,1'],
    // Diagonal atoms: letters are pairs, perpendicular pairs intersect.
    ['F', 'f', '1,1 -1,1'],
    ['F', 'fr', '1,1'],
    ['F', 'rf', '1,1'],
    ['F', 'fb', '1,1 1,-1 -1,-1 -1,1'],
    ['F', 'frbl', '1,1 -1,-1'],
    ['F', 'ff', '1,1 -1,1'],
    ['F', 'ffr', '1,1 -1,1'],
    ['F', 's', '1,1 1,-1 -1,-1 -1,1'],
    ['F', 'fs', '1,1 -1,1'],
    ['G', 'l', '-3,-3 -3,3'],
    // Oblique atoms: the narrow pair, and the order of letters.
    ['N', 'f', '1,2 -1,2'],
    ['N', 'ff', '1,2 -1,2'],
    ['N', 'fs', '2,1 -2,1'],
    ['N', 'fh', '1,2 2,1 -2,1 -1,2'],
    ['N', 'lh', '-1,-2 -2,-1 -2,1 -1,2'],
    ['N', 'fr', '2,1'],
    ['N', 'rf', '1,2'],
    ['N', 'rv', '1,2 1,-2'],
    ['N', 'v', '1,2 1,-2 -1,-2 -1,2'],
    ['N', 's', '2,1 2,-1 -2,-1 -2,1'],
    ['N', 'sf', '1,2 2,1 2,-1 -2,-1 -2,1 -1,2'],
    ['N', 'frfl', '2,1 -2,1'],
    ['N', 'ffrr', '1,2 2,1 2,-1 -1,2'],
    ['N', 'ffr', '1,2 2,1 2,-1 -1,2'],
    ['N', 'fb', '1,2 1,-2 -1,-2 -1,2'],
    ['N', 'hr', '1,2 2,-1 -1,-2 -2,1'],
    ['N', 'hl', '2,1 1,-2 -2,-1 -1,2'],
    ['C', 'fs', '3,1 -3,1'],
    // K and Q: a lone letter is the orthogonal square, a perpendicular pair the diagonal one.
    ['K', 'f', '0,1'],
    ['K', 'ff', '0,1'],
    ['K', 'fr', '1,1'],
    ['K', 'fs', '1,1 -1,1'],
    ['K', 'sf', '0,1 1,0 -1,0'],
    ['K', 'ffrr', '0,1 1,0'],
    ['K', 'v', '0,1 0,-1'],
    ['Q', 'lv', '-1,-1 -1,1'],
  ])('%s with "%s"', (letter, directions, expected) => {
    const kind = atomKind(letter);
    const reading = readDirections(kind.symmetry, [...directions] as DirectionLetter[]);
    expect(reading.ok && images(kind).filter(reading.selects).join(' ')).toBe(expected);
  });

  it.each<[AtomLetter, string, number]>([
    ['W', 'h', 0],
    ['W', 'fh', 1],
    ['F', 'hr', 0],
    ['K', 'sh', 1],
    ['N', 'h', 0],
    ['N', 'hf', 0],
    ['N', 'hrf', 2],
    ['N', 'vh', 1],
    ['N', 'fhh', 2],
  ])('%s with "%s" make no sense from letter %i on', (letter, directions, index) => {
    const reading = readDirections(atomKind(letter).symmetry, [...directions] as DirectionLetter[]);
    expect(reading).toMatchObject({ ok: false, index });
  });
});
