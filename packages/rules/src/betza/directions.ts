/**
 * Direction letters: which images of a leap they select.
 *
 * Every letter has a wide sense, a half of the board (`f`: any forward image), and a narrow one, the images that lead
 * mainly that way (`f`: more forward than sideways). The four systems differ only in which sense they use where:
 *
 * - orthogonal atoms add up narrow letters;
 * - diagonal atoms add up wide letters, and intersect a pair of them such as `fr`;
 * - oblique atoms add up narrow letters; in a pair the first is wide and the second narrow, `fh` is wide;
 * - K and Q add up narrow letters and intersect pairs of wide ones, so that `fK` is one square (XBoard's reading).
 */
import type { Vector } from '../board/board.js';
import type { DirectionLetter } from './ast.js';
import type { AtomKind, Symmetry } from './atoms.js';

export type Selection = (image: Vector) => boolean;

/** What direction letters select, or which of them makes no sense and why. */
export type DirectionReading =
  | { readonly ok: true; readonly selects: Selection }
  | { readonly ok: false; readonly index: number; readonly message: string };

/** Every image of an atom's leap, clockwise from straight ahead. */
export function images({ symmetry, leap: [files, ranks] }: AtomKind): readonly Vector[] {
  const quarter: Vector[] = [[files, ranks]];
  if (symmetry === 'oblique') quarter.push([ranks, files]);
  if (symmetry === 'royal') quarter.push([ranks, ranks]);
  const all = [...quarter];
  let turned = quarter;
  for (let turn = 1; turn < 4; turn++) {
    turned = turned.map(quarterTurn);
    all.push(...turned);
  }
  return all;
}

/** Reads the letters in front of an atom of that symmetry. No letters select everything. */
export function readDirections(symmetry: Symmetry, letters: readonly DirectionLetter[]): DirectionReading {
  if (letters.length === 0) return { ok: true, selects: () => true };
  if (symmetry === 'oblique' && letters[0] === 'h') return readChirality(letters);
  const selections: Selection[] = [];
  for (let index = 0; index < letters.length; ) {
    const letter = letters[index] as DirectionLetter;
    const next = letters[index + 1];
    if (letter === 'h') return { ok: false, index, message: misplacedHalf(symmetry) };
    const term = readTerm(symmetry, letter, next);
    selections.push(term.selects);
    index += term.length;
  }
  return { ok: true, selects: (image) => selections.some((selects) => selects(image)) };
}

/** One letter, or two that belong together. */
function readTerm(
  symmetry: Symmetry,
  letter: DirectionLetter,
  next: DirectionLetter | undefined,
): { readonly selects: Selection; readonly length: 1 | 2 } {
  if (next !== undefined) {
    if (symmetry === 'oblique' && next === 'h' && isSingle(letter)) return { selects: wide(letter), length: 2 };
    if (symmetry !== 'orthogonal' && isPair(letter, next)) {
      return { selects: both(wide(letter), symmetry === 'oblique' ? narrow(next) : wide(next)), length: 2 };
    }
    // A doubled letter stands alone, whatever follows: `ffr` is `f` and `r`.
    const separates = symmetry === 'oblique' || symmetry === 'royal';
    if (separates && next === letter) return { selects: alone(symmetry, letter), length: 2 };
  }
  return { selects: alone(symmetry, letter), length: 1 };
}

/** `hr` and `hl`: the four oblique images that come before, or after, the diagonal when going round clockwise. */
function readChirality(letters: readonly DirectionLetter[]): DirectionReading {
  const [, side] = letters;
  if (side !== 'r' && side !== 'l') return { ok: false, index: 0, message: misplacedHalf('oblique') };
  if (letters.length > 2) return { ok: false, index: 2, message: `nothing goes with "h${side}"` };
  const sign = side === 'r' ? 1 : -1;
  return { ok: true, selects: ([x, y]) => sign * x * y * (Math.abs(y) - Math.abs(x)) > 0 };
}

function alone(symmetry: Symmetry, letter: DirectionLetter): Selection {
  return symmetry === 'diagonal' ? wide(letter) : narrow(letter);
}

function wide(letter: DirectionLetter): Selection {
  switch (letter) {
    case 'f':
      return ([, y]) => y > 0;
    case 'b':
      return ([, y]) => y < 0;
    case 'l':
      return ([x]) => x < 0;
    case 'r':
      return ([x]) => x > 0;
    case 'v':
      return ([, y]) => y !== 0;
    case 's':
      return ([x]) => x !== 0;
    case 'h':
      return () => true;
  }
}

function narrow(letter: DirectionLetter): Selection {
  const mainly: Selection = isVertical(letter)
    ? ([x, y]) => Math.abs(y) > Math.abs(x)
    : ([x, y]) => Math.abs(x) > Math.abs(y);
  return both(wide(letter), mainly);
}

function both(first: Selection, second: Selection): Selection {
  return (image) => first(image) && second(image);
}

/** Whether two letters are read together: one of f, b, l, r and a letter of the other axis. `sf` is not `fs`. */
function isPair(first: DirectionLetter, second: DirectionLetter): boolean {
  return isSingle(first) && second !== 'h' && isVertical(first) !== isVertical(second);
}

function isSingle(letter: DirectionLetter): boolean {
  return letter !== 'v' && letter !== 's' && letter !== 'h';
}

function isVertical(letter: DirectionLetter): boolean {
  return letter === 'f' || letter === 'b' || letter === 'v';
}

function misplacedHalf(symmetry: Symmetry): string {
  return symmetry === 'oblique'
    ? '"h" goes behind one of f, b, l, r ("fhN", four leaps) or in front of r or l alone ("hrN", "hlN")'
    : '"h" says something on the oblique atoms N, C and Z only';
}

function quarterTurn([x, y]: Vector): Vector {
  // Adding 0 makes -0 a plain 0.
  return [y, -x + 0];
}
