/** Atoms written in another way: other letters, other directions, the same or part of the same moves. */
import type { Vector } from '../board/board.js';
import { type BetzaAtom, type BetzaLeg, type DirectionLetter, hasMode, type Located } from './ast.js';
import { type AtomLetter, atomKind } from './atoms.js';
import { images, readDirections } from './directions.js';
import { plain } from './headings.js';

export function selectedImages(atom: BetzaAtom): readonly Vector[] {
  const kind = atomKind(atom.letter);
  const reading = readDirections(kind.symmetry, plain(atom.legs[0].directions, undefined));
  return reading.ok ? images(kind).filter(reading.selects) : [];
}

/** The atom with another letter and other directions. */
export function withDirections(atom: BetzaAtom, letter: AtomLetter, directions: readonly DirectionLetter[]): BetzaAtom {
  const [first, ...others] = atom.legs;
  const located = directions.map((direction): Located<DirectionLetter> => ({ letter: direction, column: atom.column }));
  return { ...atom, letter, legs: [{ ...first, directions: located }, ...others] };
}

/** K or Q as its orthogonal and its diagonal part, of what these images are; every program reads them alike. */
export function inTwo(atom: BetzaAtom, selected: readonly Vector[]): readonly BetzaAtom[] {
  const [straight, slanted]: readonly [AtomLetter, AtomLetter] = atom.letter === 'K' ? ['W', 'F'] : ['R', 'B'];
  const orthogonals = selected.filter(isOrthogonal);
  const diagonals = selected.filter((image) => !isOrthogonal(image));
  return [
    ...(orthogonals.length > 0 ? [withDirections(atom, straight, spellOrthogonals(orthogonals))] : []),
    ...(diagonals.length > 0 ? [withDirections(atom, slanted, spellDiagonals(diagonals))] : []),
  ];
}

export function withoutLameness(atom: BetzaAtom): BetzaAtom {
  const plainLeg = (leg: BetzaLeg): BetzaLeg =>
    hasMode(leg, 'n') ? { ...leg, modes: leg.modes.filter(({ letter }) => letter !== 'n') } : leg;
  const [first, ...others] = atom.legs;
  return { ...atom, legs: [plainLeg(first), ...others.map(plainLeg)] };
}

export function spellOrthogonals(selected: readonly Vector[]): readonly DirectionLetter[] {
  if (selected.length === 4) return [];
  return selected.map(([x, y]) => (y > 0 ? 'f' : y < 0 ? 'b' : x < 0 ? 'l' : 'r'));
}

/** Nothing for all four, one letter for a pair on one side, else the diagonals one by one. */
export function spellDiagonals(selected: readonly Vector[]): readonly DirectionLetter[] {
  if (selected.length === 4) return [];
  const letters = selected.map(([x, y]): [DirectionLetter, DirectionLetter] => [y > 0 ? 'f' : 'b', x > 0 ? 'r' : 'l']);
  const [one, two] = letters;
  if (letters.length === 2 && one !== undefined && two !== undefined) {
    const shared = one.find((letter) => two.includes(letter));
    if (shared !== undefined) return [shared];
  }
  return letters.flat();
}

function isOrthogonal([x, y]: Vector): boolean {
  return x === 0 || y === 0;
}
