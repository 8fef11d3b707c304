/** What is wrong with moves of several parts: legs behind one another, or atoms in brackets. */
import type { Problem } from '../result.js';
import { type BetzaAtom, type BetzaLeg, findMode, hasMode, type ModeLetter } from './ast.js';
import { atomKind } from './atoms.js';
import { conflicts, echoAlone, jumpErrors, openErrors } from './check-modes.js';
import { printAtom } from './print.js';
import { unsupported } from './unsupported.js';
import { hasSlideBefore, type Part, rangeIn } from './walk.js';

/** What a leg of several cannot say, by its place. */
const NOT_ON_THE_WAY: Partial<Readonly<Record<ModeLetter, string>>> = {
  e: 'a capture en passant on the way',
  z: 'a crooked leg',
  q: 'a circular leg',
};
const NOT_AT_THE_END: Partial<Readonly<Record<ModeLetter, string>>> = {
  y: 'a change between leaper and slider in the last leg',
  z: 'a crooked leg',
  q: 'a circular leg',
};

export function partErrors(atom: BetzaAtom, parts: readonly Part[]): readonly Problem[] {
  const end = parts.length - 1;
  const mixtures = mixtureErrors(atom, parts);
  return [
    ...parts.flatMap((part, index) => [
      ...conflicts(part.leg),
      ...refused(part.leg, index < end ? NOT_ON_THE_WAY : NOT_AT_THE_END),
      ...(index < end ? wayErrors(part.leg, atom.onward !== undefined) : endErrors(parts, part.leg)),
      ...jumpErrors(atom, part, rangeIn(parts, index)),
      ...(index < end ? openOnTheWay(part.leg) : openErrors(part, rangeIn(parts, index))),
      ...echoErrors(parts, index),
      ...(index > 0 && mixtures.length === 0 ? turnErrors(atom, part) : []),
    ]),
    ...mixtures,
  ];
}

function refused({ modes }: BetzaLeg, meanings: Partial<Readonly<Record<ModeLetter, string>>>): readonly Problem[] {
  return modes.flatMap(({ letter, column }) => {
    const meaning = meanings[letter];
    return meaning === undefined ? [] : [unsupported(letter, meaning, column)];
  });
}

function wayErrors(leg: BetzaLeg, isInBrackets: boolean): readonly Problem[] {
  const problems: Problem[] = [];
  const test = findMode(leg, 't');
  if (test !== undefined && !hasMode(leg, 'p') && !hasMode(leg, 'g')) {
    problems.push(unsupported('t', 'no enemy as hurdle, and this leg hops over none', test.column));
  }
  const special = isInBrackets ? findMode(leg, 'pgy') : undefined;
  if (special !== undefined) {
    return [...problems, unsupported(special.letter, 'a special kind of move within brackets', special.column)];
  }
  const change = findMode(leg, 'g');
  if (change !== undefined && findMode(leg, 'mcdp') !== undefined) {
    problems.push(unsupported('g', 'together with m, c, d or p, two kinds of move in one', change.column));
  }
  return problems;
}

function endErrors(parts: readonly Part[], leg: BetzaLeg): readonly Problem[] {
  const enPassant = findMode(leg, 'e');
  if (enPassant === undefined || !parts.slice(0, -1).some((part) => findMode(part.leg, 'cd') !== undefined)) return [];
  return [unsupported('e', 'a capture en passant after another capture', enPassant.column)];
}

function openOnTheWay(leg: BetzaLeg): readonly Problem[] {
  const lame = leg.modes.filter(({ letter }) => letter === 'n')[1];
  return lame === undefined ? [] : [unsupported('nn', "a pawn's double step on the way of another move", lame.column)];
}

/** `i` behind `a` needs a slide before it, and is one itself. */
function echoErrors(parts: readonly Part[], index: number): readonly Problem[] {
  const leg = parts[index]?.leg;
  if (leg?.echo === undefined) return [];
  const { column } = leg.echo;
  if (!hasSlideBefore(parts, index) || rangeIn(parts, index) === 1) return [echoAlone(column)];
  const other = index === parts.length - 1 ? findMode(leg, 'pgj') : findMode(leg, 'j');
  return other === undefined
    ? []
    : [unsupported(`i${other.letter}`, 'a leg as long as the slide before it that hops or skips squares', column)];
}

/** Turns that are not written, and turns to a side that an oblique leap does not have. */
function turnErrors(atom: BetzaAtom, { letter, leg, isLink }: Part): readonly Problem[] {
  const { symmetry } = atomKind(letter);
  const isEightfold = symmetry === 'royal' || symmetry === 'oblique';
  if (isLink && isEightfold && leg.directions.length === 0) {
    return [unsupported(printAtom(atom), 'a turn that is not written', leg.span.end)];
  }
  const side = leg.directions.find((direction) => direction.letter === 'l' || direction.letter === 'r');
  if (symmetry !== 'oblique' || side === undefined) return [];
  const meaning =
    'on an oblique atom a turn that its author leaves open; s, z and q say both sides, the other, the same';
  return [unsupported(side.letter, meaning, side.column)];
}

/** Oblique leaps and others have no headings in common. */
function mixtureErrors(atom: BetzaAtom, parts: readonly Part[]): readonly Problem[] {
  const isOblique = ({ letter }: Part): boolean => atomKind(letter).symmetry === 'oblique';
  const odd = parts.find((part) => isOblique(part) !== isOblique(parts[0] as Part));
  if (odd === undefined) return [];
  const column = isOblique(odd) ? odd.leg.span.end : atom.column;
  return [unsupported(printAtom(atom), 'a chain of an oblique leap with another', column)];
}
