/**
 * Notation that we read and others read differently, or that says nothing. The warning names a spelling that is safe.
 */
import type { Vector } from '../board/board.js';
import { type Problem, warning } from '../result.js';
import { type BetzaAtom, type DirectionLetter, hasMode, type Located } from './ast.js';
import { type AtomLetter, atomKind, leapLength } from './atoms.js';
import { images, readDirections } from './directions.js';
import { printAtom } from './print.js';

export function disputes(atom: BetzaAtom): readonly Problem[] {
  return [...royalDirections(atom), ...idleDirections(atom), ...lameness(atom), ...hopping(atom)];
}

/**
 * `fK` is one square to XBoard and the Interactive Diagram, three to others. Moves of several legs exist in the first
 * two only.
 */
function royalDirections(atom: BetzaAtom): readonly Problem[] {
  const [{ directions }] = atom.legs;
  const [first] = directions;
  if (atomKind(atom.letter).symmetry !== 'royal' || first === undefined || atom.legs.length > 1) return [];
  const selected = selectedImages(atom);
  const orthogonals = selected.filter(isOrthogonal);
  const diagonals = selected.filter((image) => !isOrthogonal(image));
  const [straight, slanted]: readonly AtomLetter[] = atom.letter === 'K' ? ['W', 'F'] : ['R', 'B'];
  const here =
    (orthogonals.length > 0 ? spelled(atom, straight, spellOrthogonals(orthogonals)) : '') +
    (diagonals.length > 0 ? spelled(atom, slanted, spellDiagonals(diagonals)) : '');
  const lone = directions.every(({ letter }) => letter === first.letter);
  const all = `${spelled(atom, straight, [first.letter])}${spelled(atom, slanted, loneOnDiagonals(first.letter))}`;
  const text =
    `programs read directions on ${atom.letter} differently; here "${printAtom(atom)}" is "${here}", ` +
    `which is safe to write${lone ? `; if the diagonals beside it are meant too, write "${all}"` : ''}`;
  return [warning('betza/disputed-direction', text, { column: first.column })];
}

/** Every diagonal move is both a sideways and a vertical one, so that `s` and `v` select nothing. */
function idleDirections(atom: BetzaAtom): readonly Problem[] {
  const idle = atom.legs[0].directions.find(({ letter }) => letter === 's' || letter === 'v');
  if (atomKind(atom.letter).symmetry !== 'diagonal' || idle === undefined) return [];
  const plain = spelled(atom, atom.letter, spellDiagonals(selectedImages(atom)));
  const text = `"${idle.letter}" says nothing on the diagonal atom ${atom.letter}: write "${plain}"`;
  return [warning('betza/idle-direction', text, { column: idle.column })];
}

function lameness(atom: BetzaAtom): readonly Problem[] {
  const lame = atom.legs.flatMap(({ modes }) => modes).find(({ letter }) => letter === 'n');
  if (lame === undefined) return [];
  const place = { column: lame.column };
  const length = leapLength(atom.letter);
  if (length === 1) {
    const plain = printAtom(withoutLameness(atom));
    const text =
      `"n" says nothing on ${atom.letter}, which passes no square: it is read as "${plain}", ` +
      'but other programs drop the move';
    return [warning('betza/idle-modifier', text, place)];
  }
  // A pawn's double and triple step is settled by the games that have it: every square passed must be empty.
  const settled = length === 2 || (atom.initial && atomKind(atom.letter).symmetry !== 'oblique');
  if (settled) return [];
  const text =
    `programs let "n${atom.letter}" be blocked on different squares; ` +
    'here, as in XBoard, on the one half way, rounded towards the start';
  return [warning('betza/disputed-lame-leap', text, place)];
}

function hopping(atom: BetzaAtom): readonly Problem[] {
  const hop = atom.legs[0].modes.find(({ letter }) => letter === 'p' || letter === 'g');
  if (hop === undefined || atom.range !== 1) return [];
  const reading = hop.letter === 'p' ? 'lands one stride behind it' : 'rides on behind it';
  const text =
    `"${hop.letter}" on the leaper ${atom.letter}: here it leaps a piece one stride away and ${reading}; ` +
    'XBoard gives it no move';
  return [warning('betza/disputed-hop', text, { column: hop.column })];
}

function selectedImages(atom: BetzaAtom): readonly Vector[] {
  const kind = atomKind(atom.letter);
  const reading = readDirections(
    kind.symmetry,
    atom.legs[0].directions.map(({ letter }) => letter),
  );
  return reading.ok ? images(kind).filter(reading.selects) : [];
}

/** The text of the atom with another letter and other directions. */
function spelled(atom: BetzaAtom, letter: AtomLetter | undefined, directions: readonly DirectionLetter[]): string {
  const [first, ...others] = atom.legs;
  const located = directions.map((direction): Located<DirectionLetter> => ({ letter: direction, column: atom.column }));
  return printAtom({ ...atom, letter: letter ?? atom.letter, legs: [{ ...first, directions: located }, ...others] });
}

function withoutLameness(atom: BetzaAtom): BetzaAtom {
  const [first, ...others] = atom.legs.map((leg) =>
    hasMode(leg, 'n') ? { ...leg, modes: leg.modes.filter(({ letter }) => letter !== 'n') } : leg,
  );
  return first === undefined ? atom : { ...atom, legs: [first, ...others] };
}

function spellOrthogonals(selected: readonly Vector[]): readonly DirectionLetter[] {
  if (selected.length === 4) return [];
  return selected.map(([x, y]) => (y > 0 ? 'f' : y < 0 ? 'b' : x < 0 ? 'l' : 'r'));
}

/** Nothing for all four, one letter for a pair on one side, else the diagonals one by one. */
function spellDiagonals(selected: readonly Vector[]): readonly DirectionLetter[] {
  if (selected.length === 4) return [];
  const letters = selected.map(([x, y]): [DirectionLetter, DirectionLetter] => [y > 0 ? 'f' : 'b', x > 0 ? 'r' : 'l']);
  const [one, two] = letters;
  if (letters.length === 2 && one !== undefined && two !== undefined) {
    const shared = one.find((letter) => two.includes(letter));
    if (shared !== undefined) return [shared];
  }
  return letters.flat();
}

function loneOnDiagonals(letter: DirectionLetter): readonly DirectionLetter[] {
  return letter === 'v' || letter === 's' ? [] : [letter];
}

function isOrthogonal([x, y]: Vector): boolean {
  return x === 0 || y === 0;
}
