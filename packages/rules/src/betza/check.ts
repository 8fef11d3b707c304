/**
 * What is wrong with a tree whose syntax is right: combinations that say nothing, contradict each other or cannot be
 * played.
 */
import { error, type Problem } from '../result.js';
import { type BetzaAtom, type BetzaLeg, type BetzaMove, hasMode, type ModeLetter } from './ast.js';
import { atomKind, leapLength, type Symmetry } from './atoms.js';
import { partnerErrors } from './castling.js';
import { chainPaths } from './chain.js';
import { readDirections } from './directions.js';
import { disputes } from './disputes.js';
import { isRide } from './legs.js';
import { printAtom } from './print.js';
import { unsupported } from './unsupported.js';

/** Errors, and warnings of atoms that have no errors. */
export function checkBetza(move: BetzaMove): readonly Problem[] {
  return [...move.atoms.flatMap(checkAtom), ...partnerErrors(move.castlings ?? [])];
}

/** Whether an atom has no errors; it may be disputed. */
export function isSound(atom: BetzaAtom): boolean {
  return checkAtom(atom).every(({ severity }) => severity !== 'error');
}

function checkAtom(atom: BetzaAtom): readonly Problem[] {
  const errors = [...directionErrors(atom), ...modeErrors(atom), ...legErrors(atom), ...chainErrors(atom)];
  return errors.length > 0 ? errors : disputes(atom);
}

function directionErrors(atom: BetzaAtom): readonly Problem[] {
  const legs = atom.onward === undefined ? atom.legs : [...atom.legs, atom.onward.leg];
  return legs.flatMap(({ directions }, index) => {
    // A further leg is told from the one before it, in the eight directions of a king, whatever the atom.
    const symmetry = index === 0 ? atomKind(atom.letter).symmetry : 'royal';
    const reading = readDirections(
      symmetry,
      directions.map(({ letter }) => letter),
    );
    if (reading.ok) return [];
    const column = directions[reading.index]?.column ?? atom.column;
    return [error('betza/bad-direction', reading.message, { column })];
  });
}

/** Pairs of letters that cannot stand together in one leg, with why. */
const CONFLICTS: readonly (readonly [ModeLetter, ModeLetter, string])[] = [
  ['p', 'g', '"p" and "g" are two kinds of hopper'],
  ['y', 'g', '"y" changes on an empty square, "g" on a piece'],
  ['n', 'j', '"n" needs an empty square half way, "j" a piece there'],
  ['p', 'j', '"p" and "j" are two kinds of jump'],
  ['g', 'j', '"g" and "j" are two kinds of jump'],
];

function modeErrors(atom: BetzaAtom): readonly Problem[] {
  const conflicts = atom.legs.flatMap(({ modes }) =>
    CONFLICTS.flatMap(([one, other, why]) => {
      const columns = modes.filter(({ letter }) => letter === one || letter === other).map(({ column }) => column);
      if (columns.length < 2) return [];
      return [error('betza/conflicting-modifiers', `${why}: keep one of them`, { column: Math.max(...columns) })];
    }),
  );
  return atom.legs.length > 1 ? conflicts : [...conflicts, ...singleLegErrors(atom)];
}

/** Letters that mean something else, or nothing, in a move of one leg. */
function singleLegErrors(atom: BetzaAtom): readonly Problem[] {
  const [leg] = atom.legs;
  const { symmetry } = atomKind(atom.letter);
  const length = leapLength(atom.letter);
  return leg.modes.flatMap(({ letter, column }) => {
    switch (letter) {
      case 'd':
        return hasMode(leg, 'p') || hasMode(leg, 'g')
          ? [unsupported('d', "a capture of a piece of one's own behind a hurdle", column)]
          : [];
      case 't':
        return [unsupported('t', 'a piece that may not take a king', column)];
      case 'y':
        return [unsupported('y', 'a change between leaper and slider before another leg (behind "a")', column)];
      case 'j':
        return jumpErrors(atom, length, column);
      case 'z':
        return crookedErrors(leg, atom.range, symmetry, column);
      default:
        return [];
    }
  });
}

function jumpErrors(atom: BetzaAtom, length: number, column: number): readonly Problem[] {
  if (length > 1 && atom.range !== 1) return [unsupported('j', 'a ride that needs a piece within each leap', column)];
  if (length > 1 || atom.range > 1) return [];
  const advice = `"j" skips the first square, and ${atom.letter} goes no farther: write "${printAtom({ ...atom, range: 2 })}"`;
  return [error('betza/bad-range', advice, { column })];
}

function crookedErrors(leg: BetzaLeg, range: number, symmetry: Symmetry, column: number): readonly Problem[] {
  const other = leg.modes.find(({ letter }) => 'pgnj'.includes(letter));
  if (other !== undefined) return [unsupported(`${other.letter}z`, 'a crooked ride that hops or is lame', column)];
  if (symmetry === 'oblique' || symmetry === 'royal') {
    return [unsupported('z', 'a crooked ride of more than four directions here', column)];
  }
  return range > 1 ? [] : [error('betza/bad-range', '"z" bends a ride, and this is a single leap', { column })];
}

/** What a leg of several cannot say, by its place. */
const NOT_ON_THE_WAY: Partial<Readonly<Record<ModeLetter, string>>> = {
  d: "a capture of a piece of one's own on the way",
  e: 'a capture en passant on the way',
  z: 'a crooked leg',
};
const NOT_AT_THE_END: Partial<Readonly<Record<ModeLetter, string>>> = {
  d: "a capture of a piece of one's own behind other legs",
  t: 'a piece that may not take a king',
  p: 'a leap over a piece in the last leg of several',
  g: 'a leap over a piece in the last leg of several',
  y: 'a change between leaper and slider in the last leg',
  z: 'a crooked leg',
};

function legErrors(atom: BetzaAtom): readonly Problem[] {
  if (atom.legs.length === 1) return [];
  const end = atom.legs.length - 1;
  const problems = atom.legs.flatMap((leg, index) => [
    ...refused(leg, index < end ? NOT_ON_THE_WAY : NOT_AT_THE_END),
    ...(index < end ? wayErrors(atom, leg, index) : endErrors(atom, leg)),
    ...jumpInLeg(atom, leg),
  ]);
  const written = printAtom(atom);
  const wraps = atom.legs.filter((leg) => hasMode(leg, 'o')).length;
  if (wraps > 0 && wraps < atom.legs.length) {
    problems.push(unsupported(written, 'going round the side edges in some of its legs only', atom.column));
  }
  if (atom.range !== 1) problems.push(unsupported(written, 'a slide or ride in a move of several legs', atom.column));
  if (atomKind(atom.letter).symmetry === 'oblique') {
    problems.push(unsupported(written, 'an oblique leap in a move of several legs', atom.column));
  }
  return problems;
}

function refused({ modes }: BetzaLeg, meanings: Partial<Readonly<Record<ModeLetter, string>>>): readonly Problem[] {
  return modes.flatMap(({ letter, column }) => {
    const meaning = meanings[letter];
    return meaning === undefined ? [] : [unsupported(letter, meaning, column)];
  });
}

function wayErrors(atom: BetzaAtom, leg: BetzaLeg, index: number): readonly Problem[] {
  const problems: Problem[] = [];
  const test = leg.modes.find(({ letter }) => letter === 't');
  if (test !== undefined && !hasMode(leg, 'p') && !hasMode(leg, 'g')) {
    problems.push(unsupported('t', 'no enemy as hurdle, and this leg hops over none', test.column));
  }
  const change = leg.modes.find(({ letter }) => letter === 'y' || letter === 'g');
  if (change === undefined) return problems;
  if (leg.modes.some(({ letter }) => 'mcp'.includes(letter))) {
    problems.push(unsupported(change.letter, 'together with m, c or p, two kinds of move in one', change.column));
  }
  if (index < atom.legs.length - 2) {
    problems.push(unsupported(change.letter, 'a turn after a slide when two more legs follow', change.column));
  }
  if (atom.legs.some((other) => hasMode(other, 'c') && other !== atom.legs.at(-1))) {
    problems.push(unsupported(change.letter, 'a bent ride, here with a capture on the way', change.column));
  }
  return problems;
}

function endErrors(atom: BetzaAtom, leg: BetzaLeg): readonly Problem[] {
  const enPassant = leg.modes.find(({ letter }) => letter === 'e');
  if (enPassant !== undefined && atom.legs.some((other) => other !== leg && hasMode(other, 'c'))) {
    return [unsupported('e', 'a capture en passant after another capture', enPassant.column)];
  }
  const lame = leg.modes.find(({ letter }) => letter === 'n' || letter === 'j');
  if (lame === undefined || !isRide(atom)) return [];
  return [unsupported(lame.letter, 'a lame or jumping ride behind other legs', lame.column)];
}

function jumpInLeg(atom: BetzaAtom, leg: BetzaLeg): readonly Problem[] {
  const jump = leg.modes.find(({ letter }) => letter === 'j');
  if (jump === undefined || leapLength(atom.letter) > 1) return [];
  return [unsupported('j', 'skipping a square in a move of several legs', jump.column)];
}

/** Chains in brackets: a leap and what comes behind it. */
function chainErrors(atom: BetzaAtom): readonly Problem[] {
  const { onward } = atom;
  if (onward === undefined) return [];
  const [leg] = atom.legs;
  const problems: Problem[] = [];
  const written = printAtom(atom);
  for (const { letter, column } of [...leg.modes.filter(({ letter }) => !'mc'.includes(letter)), ...onward.leg.modes]) {
    if (!'mc'.includes(letter)) problems.push(unsupported(letter, 'a special kind of move within brackets', column));
  }
  const capture = leg.modes.find(({ letter }) => letter === 'c');
  if (capture !== undefined && (onward.mayStop || onward.range !== 1)) {
    problems.push(unsupported('c', 'a capture on the way of a bent ride', capture.column));
  }
  if (atom.range !== 1) problems.push(unsupported(written, 'a turn behind a slide or ride', atom.column));
  for (const { letter, column } of [atom, onward]) {
    if (atomKind(letter).symmetry === 'oblique') {
      problems.push(unsupported(written, 'a chain with an oblique leap', column));
    }
  }
  if (atomKind(onward.letter).symmetry === 'royal' && onward.leg.directions.length === 0) {
    problems.push(unsupported(written, 'a turn that is not written', onward.column));
  }
  if (problems.length === 0 && chainPaths(atom, onward, () => true).length === 0) {
    const text = `${onward.letter} has no move that way from ${atom.letter}: directions behind the sign are told from the leap before`;
    problems.push(error('betza/bad-direction', text, { column: onward.leg.directions[0]?.column ?? onward.column }));
  }
  return problems;
}
