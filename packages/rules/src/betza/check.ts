/**
 * What is wrong with a tree whose syntax is right: combinations that say nothing, contradict each other or cannot be
 * played.
 */
import { error, type Problem } from '../result.js';
import { type BetzaAtom, type BetzaLeg, type BetzaMove, hasMode } from './ast.js';
import { atomKind } from './atoms.js';
import { readDirections } from './directions.js';
import { disputes } from './disputes.js';
import { printAtom } from './print.js';
import { unsupported } from './unsupported.js';

/** Errors, and warnings of atoms that have no errors. */
export function checkBetza(move: BetzaMove): readonly Problem[] {
  return move.atoms.flatMap(checkAtom);
}

/** Whether an atom has no errors; it may be disputed. */
export function isSound(atom: BetzaAtom): boolean {
  return checkAtom(atom).every(({ severity }) => severity !== 'error');
}

function checkAtom(atom: BetzaAtom): readonly Problem[] {
  const errors = [...directionErrors(atom), ...hopErrors(atom), ...legErrors(atom)];
  return errors.length > 0 ? errors : disputes(atom);
}

function directionErrors(atom: BetzaAtom): readonly Problem[] {
  return atom.legs.flatMap(({ directions }, index) => {
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

function hopErrors({ legs }: BetzaAtom): readonly Problem[] {
  return legs.flatMap(({ modes }) => {
    const [first, second] = modes.filter(({ letter }) => letter === 'p' || letter === 'g');
    if (first === undefined || second === undefined) return [];
    const column = Math.max(first.column, second.column);
    return [error('betza/conflicting-modifiers', '"p" and "g" are two kinds of hopper: keep one of them', { column })];
  });
}

function legErrors(atom: BetzaAtom): readonly Problem[] {
  if (atom.legs.length === 1) return [];
  const problems = atom.legs.flatMap((leg, index) => [
    ...hopInLeg(leg),
    ...(index < atom.legs.length - 1 ? captureOnTheWay(leg) : []),
  ]);
  const written = printAtom(atom);
  if (atom.range !== 1) problems.push(unsupported(written, 'a slide or ride in a move of several legs', atom.column));
  if (atomKind(atom.letter).symmetry === 'oblique') {
    problems.push(unsupported(written, 'an oblique leap in a move of several legs', atom.column));
  }
  return problems;
}

function hopInLeg({ modes }: BetzaLeg): readonly Problem[] {
  return modes
    .filter(({ letter }) => letter === 'p' || letter === 'g')
    .map(({ letter, column }) => unsupported(letter, 'a leap over a piece within a move of several legs', column));
}

function captureOnTheWay(leg: BetzaLeg): readonly Problem[] {
  return leg.modes
    .filter(({ letter }) => letter === 'c' || letter === 'e')
    .map(({ letter, column }) => {
      const written = hasMode(leg, 'm') ? `m${letter}` : letter;
      return unsupported(written, 'a capture on the way (before "a")', column);
    });
}
