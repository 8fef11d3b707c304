/**
 * The atoms of Betza notation, each a leap with its mirror images. J and L are left out on purpose: programs read them
 * the one as the other. X and Y behind a letter stand for longer leaps, as the chart of the Interactive Diagram has them.
 */
import type { Vector } from '../board/board.js';

/**
 * How the images of a leap lie, which decides how direction letters are read. `royal` atoms (K, Q) have the orthogonal
 * and the diagonal images together.
 */
export type Symmetry = 'orthogonal' | 'diagonal' | 'oblique' | 'royal';

/**
 * One atom: its leap into the first octant (0 <= files <= ranks), and whether it slides without limit when no range is
 * given.
 */
export interface AtomKind {
  readonly symmetry: Symmetry;
  readonly leap: Vector;
  readonly slides: boolean;
}

const atoms = {
  W: leaper('orthogonal', [0, 1]),
  F: leaper('diagonal', [1, 1]),
  D: leaper('orthogonal', [0, 2]),
  N: leaper('oblique', [1, 2]),
  A: leaper('diagonal', [2, 2]),
  H: leaper('orthogonal', [0, 3]),
  C: leaper('oblique', [1, 3]),
  Z: leaper('oblique', [2, 3]),
  G: leaper('diagonal', [3, 3]),
  K: leaper('royal', [0, 1]),
  R: slider('orthogonal', [0, 1]),
  B: slider('diagonal', [1, 1]),
  Q: slider('royal', [0, 1]),
  WX: leaper('orthogonal', [0, 4]),
  FX: leaper('oblique', [1, 4]),
  DY: leaper('oblique', [2, 4]),
  NY: leaper('oblique', [3, 4]),
  AY: leaper('diagonal', [4, 4]),
  DX: leaper('orthogonal', [0, 5]),
  NX: leaper('oblique', [1, 5]),
  AX: leaper('oblique', [2, 5]),
  CY: leaper('oblique', [3, 5]),
  ZY: leaper('oblique', [4, 5]),
  HX: leaper('orthogonal', [0, 6]),
  CX: leaper('oblique', [1, 6]),
  ZX: leaper('oblique', [2, 6]),
  GX: leaper('oblique', [3, 6]),
} satisfies Record<string, AtomKind>;

export type AtomLetter = keyof typeof atoms;

export const ATOM_LETTERS = Object.keys(atoms) as readonly AtomLetter[];

export function isAtomLetter(letter: string): letter is AtomLetter {
  return Object.hasOwn(atoms, letter);
}

export function atomKind(letter: AtomLetter): AtomKind {
  return atoms[letter];
}

/** The range of an atom that is written without one: sliders have no limit, leapers make one leap. */
export function defaultRange(letter: AtomLetter): number {
  return atoms[letter].slides ? Infinity : 1;
}

/** How far one leap goes, as a king counts: 1 for W, F and the sliders, 3 for C. */
export function leapLength(letter: AtomLetter): number {
  return atoms[letter].leap[1];
}

function leaper(symmetry: Symmetry, leap: Vector): AtomKind {
  return { symmetry, leap, slides: false };
}

function slider(symmetry: Symmetry, leap: Vector): AtomKind {
  return { symmetry, leap, slides: true };
}
