/**
 * Notation that we read and others read differently, or that says nothing. The warning names a spelling that is safe.
 */
import { type Problem, warning } from '../result.js';
import { type BetzaAtom, countMode, type DirectionLetter } from './ast.js';
import { type AtomLetter, atomKind, leapLength } from './atoms.js';
import { routeDisputes } from './disputed-routes.js';
import { plain } from './headings.js';
import { printAtom } from './print.js';
import { inTwo, selectedImages, spellDiagonals, withDirections, withoutLameness } from './respell.js';

export function disputes(atom: BetzaAtom): readonly Problem[] {
  return [
    ...royalDirections(atom),
    ...idleDirections(atom),
    ...lameness(atom),
    ...jumping(atom),
    ...hopping(atom),
    ...(isOfSeveral(atom) ? routeDisputes(atom) : []),
  ];
}

/**
 * `fK` is one square to XBoard and the Interactive Diagram, three to others. Moves of several legs exist in the first
 * two only.
 */
function royalDirections(atom: BetzaAtom): readonly Problem[] {
  const [{ directions }] = atom.legs;
  const [written] = directions;
  const [first] = plain(directions, undefined);
  const isAlone = atomKind(atom.letter).symmetry === 'royal' && !isOfSeveral(atom);
  if (!isAlone || written === undefined || first === undefined) return [];
  const selected = selectedImages(atom);
  const here = inTwo(atom, selected)
    .map((part) => printAtom(part))
    .join('');
  const [straight, slanted]: readonly AtomLetter[] = atom.letter === 'K' ? ['W', 'F'] : ['R', 'B'];
  const lone = directions.every(({ letter }) => letter === first);
  const all = `${spelled(atom, straight, [first])}${spelled(atom, slanted, loneOnDiagonals(first))}`;
  const text =
    `programs read directions on ${atom.letter} differently; here "${printAtom(atom)}" is "${here}", ` +
    `which is safe to write${lone ? `; if the diagonals beside it are meant too, write "${all}"` : ''}`;
  return [warning('betza/disputed-direction', text, { column: written.column })];
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
  const isPawnLike = atom.initial || atom.legs.some((leg) => countMode(leg, 'n') === 2);
  if (length === 2 || (isPawnLike && !atom.initial)) return [];
  if (isPawnLike && atomKind(atom.letter).symmetry !== 'oblique') return [tripleStep(atom, place)];
  const text =
    `programs let "n${atom.letter}" be blocked on different squares; ` +
    'here, as in XBoard, on the one half way, rounded towards the start';
  return [warning('betza/disputed-lame-leap', text, place)];
}

/** Every game with a triple step has it pass empty squares only; XBoard looks at the first of them. */
function tripleStep(atom: BetzaAtom, place: { readonly column: number }): Problem {
  const base: AtomLetter = atomKind(atom.letter).symmetry === 'orthogonal' ? 'W' : 'F';
  const [leg] = withoutLameness(atom).legs;
  const [first] = withDirections(atom, base, plain(leg.directions, undefined)).legs;
  const onward = { ...withDirections(atom, base, ['f']).legs[0], modes: [] };
  const steps = Array.from({ length: leapLength(atom.letter) - 2 }, () => onward);
  const safe = printAtom({
    ...atom,
    letter: base,
    legs: [{ ...first, modes: [] }, ...steps, { ...onward, modes: leg.modes }],
  });
  const text =
    `programs let "n${atom.letter}" be blocked on different squares; here every square that it passes must be empty` +
    (atom.legs.length === 1 ? `, as everywhere in "${safe}"` : '');
  return warning('betza/disputed-lame-leap', text, place);
}

/** Where no square lies exactly half way, programs may look for the piece to jump on different squares. */
function jumping(atom: BetzaAtom): readonly Problem[] {
  const jump = atom.legs.flatMap(({ modes }) => modes).find(({ letter }) => letter === 'j');
  if (jump === undefined || leapLength(atom.letter) <= 2) return [];
  const text = `"j${atom.letter}" needs a piece to jump; here, as in XBoard, on the square half way, rounded towards the start`;
  return [warning('betza/disputed-jump', text, { column: jump.column })];
}

function hopping(atom: BetzaAtom): readonly Problem[] {
  const hop = atom.legs[0].modes.find(({ letter }) => letter === 'p' || letter === 'g');
  if (hop === undefined || atom.range !== 1 || isOfSeveral(atom)) return [];
  const reading = hop.letter === 'p' ? 'lands one stride behind it' : 'rides on behind it';
  const text =
    `"${hop.letter}" on the leaper ${atom.letter}: here it leaps a piece one stride away and ${reading}; ` +
    'XBoard gives it no move';
  return [warning('betza/disputed-hop', text, { column: hop.column })];
}

/** The text of the atom with another letter and other directions. */
function spelled(atom: BetzaAtom, letter: AtomLetter | undefined, directions: readonly DirectionLetter[]): string {
  return printAtom(withDirections(atom, letter ?? atom.letter, directions));
}

function isOfSeveral({ legs, onward, repeat }: BetzaAtom): boolean {
  return legs.length > 1 || onward !== undefined || repeat !== undefined;
}

function loneOnDiagonals(letter: DirectionLetter): readonly DirectionLetter[] {
  return letter === 'v' || letter === 's' ? [] : [letter];
}
