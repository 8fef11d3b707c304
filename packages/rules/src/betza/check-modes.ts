/** What is wrong with the letters of one leg. */
import { error, type Problem } from '../result.js';
import { type BetzaAtom, type BetzaLeg, countMode, findMode, hasMode, type ModeLetter } from './ast.js';
import { atomKind, leapLength } from './atoms.js';
import { printAtom } from './print.js';
import { refuseRepeated, unsupported } from './unsupported.js';
import { type Part, skipped } from './walk.js';

/** Pairs of letters that cannot stand together in one leg, with why. */
const CONFLICTS: readonly (readonly [ModeLetter, ModeLetter, string])[] = [
  ['p', 'g', '"p" and "g" are two kinds of hopper'],
  ['y', 'g', '"y" changes on an empty square, "g" on a piece'],
  ['n', 'j', '"n" needs an empty square half way, "j" a piece there'],
  ['p', 'j', '"p" and "j" are two kinds of jump'],
  ['g', 'j', '"g" and "j" are two kinds of jump'],
  ['z', 'q', '"z" rides to and fro, "q" in a circle'],
];

export function conflicts({ modes }: BetzaLeg): readonly Problem[] {
  return CONFLICTS.flatMap(([one, other, why]) => {
    const found = [one, other].map((wanted) => modes.find(({ letter }) => letter === wanted));
    if (found.includes(undefined)) return [];
    const column = Math.max(...found.map((mode) => mode?.column ?? 0));
    return [error('betza/conflicting-modifiers', `${why}: keep one of them`, { column })];
  });
}

/** Letters that are in a leg more often than they may, which happens where a group meets what stands beside it. */
export function repeatedModes(leg: BetzaLeg): readonly Problem[] {
  return leg.modes.flatMap(({ letter, column }, i) => {
    const before = leg.modes.slice(0, i).filter((mode) => mode.letter === letter).length;
    const most = letter === 'j' ? Infinity : letter === 'n' ? 2 : 1;
    return before >= most ? [refuseRepeated(letter, column)] : [];
  });
}

/** The letters of a move of one leg. */
export function modeErrors(atom: BetzaAtom, part: Part): readonly Problem[] {
  const { leg } = part;
  return [
    ...conflicts(leg),
    ...(leg.echo === undefined ? [] : [echoAlone(leg.echo.column)]),
    ...changeErrors(leg),
    ...jumpErrors(atom, part, atom.range),
    ...openErrors(part, atom.range),
    ...crookedErrors(atom, leg),
    ...circularErrors(atom, leg),
  ];
}

export function echoAlone(column: number): Problem {
  return unsupported('i', 'a leg as long as the slide before it, and there is none before', column);
}

function changeErrors(leg: BetzaLeg): readonly Problem[] {
  const change = findMode(leg, 'y');
  return change === undefined
    ? []
    : [unsupported('y', 'a change between leaper and slider before another leg (behind "a")', change.column)];
}

/** `j` on a slider, which needs squares to skip, and more than once on a leaper, where once says all. @param range as it is in that leg */
export function jumpErrors(atom: BetzaAtom, part: Part, range: number): readonly Problem[] {
  const { leg, letter } = part;
  const jump = findMode(leg, 'j');
  if (jump === undefined) return [];
  if (leapLength(letter) > 1) {
    if (countMode(leg, 'j') === 1) return [];
    const text = '"jj" skips squares of a slide; a leap passes over one piece at the most';
    return [error('betza/repeated-modifier', text, { column: jump.column + 1 })];
  }
  const skip = skipped(part);
  if (range > skip) return [];
  const squares = skip === 1 ? 'the first square' : `the first ${skip} squares`;
  const isOne = atom.onward === undefined && atom.legs.length === 1 && atom.repeat === undefined;
  const advice = isOne ? `: write "${printAtom({ ...atom, range: skip + 1 })}"` : '';
  const text = `"${'j'.repeat(skip)}" skips ${squares}, and ${letter} goes no farther${advice}`;
  return [error('betza/bad-range', text, { column: jump.column })];
}

/** `nn`: a pawn's double step needs a leap along a line, and squares to pass. */
export function openErrors({ letter, leg }: Part, range: number): readonly Problem[] {
  if (countMode(leg, 'n') < 2) return [];
  const { symmetry } = atomKind(letter);
  const isStep = leapLength(letter) > 1 && (symmetry === 'orthogonal' || symmetry === 'diagonal') && range === 1;
  const column = (findMode(leg, 'n')?.column ?? leg.span.start) + 1;
  if (isStep) return [];
  const problem = unsupported('nn', "a pawn's double step, which passes squares in a line", column);
  return [{ ...problem, message: `${problem.message}; did you mean "NN"?` }];
}

function crookedErrors(atom: BetzaAtom, leg: BetzaLeg): readonly Problem[] {
  const crooked = findMode(leg, 'z');
  if (crooked === undefined) return [];
  const { column } = crooked;
  if (hasMode(leg, 'j')) return [unsupported('jz', 'a crooked ride that skips a square', column)];
  if (atomKind(atom.letter).symmetry === 'oblique') {
    const advice = `a crooked ride, whose turns are written as legs on an oblique atom ("${atom.letter}as(az)${atom.letter}")`;
    return [unsupported('z', advice, column)];
  }
  return atom.range > 1 ? [] : [error('betza/bad-range', '"z" bends a ride, and this is a single leap', { column })];
}

function circularErrors(atom: BetzaAtom, leg: BetzaLeg): readonly Problem[] {
  const circular = findMode(leg, 'q');
  if (circular === undefined) return [];
  const { column } = circular;
  const other = findMode(leg, 'pgj');
  if (other !== undefined) return [unsupported(`${other.letter}q`, 'a circular ride that hops', column)];
  if (atomKind(atom.letter).symmetry === 'oblique') return [];
  return [unsupported('q', 'a ride in a circle, with other leaps than oblique ones not the same everywhere', column)];
}
