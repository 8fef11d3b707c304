/**
 * What a syntax tree comes to: one movement pattern for each direction of each atom, in the order of the text and then
 * clockwise from straight ahead. The same pattern twice is listed once.
 */
import { lengthsOfAll } from '../movement/lengths.js';
import { isTaken, type MovePattern } from '../movement/pattern.js';
import { isZero } from '../movement/vector.js';
import { error, type Problem } from '../result.js';
import { type BetzaAtom, type BetzaLeg, countMode, hasMode } from './ast.js';
import { chainVariants } from './chain.js';
import { bendsOf, circularRange } from './circuit.js';
import { printAtom } from './print.js';
import { unrolled } from './unroll.js';
import { unsupported } from './unsupported.js';
import { type Route, routesOf } from './walk.js';

/**
 * A piece that needs more steps than this to spell out is refused; three free legs of a king need 456. A slide that the piece
 * turns behind counts as many times as it may have lengths on a board of ordinary size.
 */
export const MAX_STEPS = 2048;
const ORDINARY_LENGTH = 11;

export interface Expansion {
  readonly patterns: readonly MovePattern[];
  readonly problems: readonly Problem[];
}

/** The patterns of atoms that have passed the check, and what turned out to be unplayable. */
export function expandAtoms(atoms: readonly BetzaAtom[]): Expansion {
  const patterns = new Map<string, MovePattern>();
  const problems: Problem[] = [];
  let steps = 0;
  const spend = (count = 1): boolean => {
    steps += count;
    return steps <= MAX_STEPS;
  };
  for (const atom of atoms) {
    const found = spellOut(atom, spend);
    for (const { approach = [] } of found ?? []) spend(lengthsOfAll(approach, ORDINARY_LENGTH) - 1);
    if (steps > MAX_STEPS) {
      const text = `too many moves: with "${printAtom(atom)}" it takes more than ${MAX_STEPS} steps to spell them out`;
      problems.push(error('betza/too-many-patterns', text, { column: atom.column }));
      break;
    }
    problems.push(...patternProblems(atom, found));
    for (const pattern of found ?? []) addPattern(patterns, pattern);
  }
  return { patterns: [...patterns.values()], problems };
}

/** Moves that cannot be played among those of an atom. */
function patternProblems(atom: BetzaAtom, found: readonly MovePattern[] | undefined): readonly Problem[] {
  const written = printAtom(atom);
  if (found === undefined) {
    const column = atom.repeat?.column ?? atom.column;
    const meaning = 'legs that may be repeated without end, here not always the same way over empty squares';
    const problem = unsupported(written, meaning, column);
    return [{ ...problem, message: `${problem.message}: write behind the group how often at the most` }];
  }
  if (found.length === 0) {
    const text = `"${printAtom(atom)}" has no move: its legs contradict each other, or lead nowhere`;
    return [error('betza/no-move', text, { column: atom.column })];
  }
  const isPass = ({ stride, range, approach, demands = [] }: MovePattern) =>
    range === 1 && approach === undefined && isZero(stride) && !demands.some(({ holds }) => isTaken(holds));
  if (!found.some(isPass)) return [];
  return [unsupported(written, 'among others a move that ends where it began, a pass', atom.column)];
}

/** All patterns of one atom; undefined when there would be no end to them. */
function spellOut(atom: BetzaAtom, spend: () => boolean): readonly MovePattern[] | undefined {
  if (atom.onward !== undefined) {
    return chainVariants(atom)
      .flatMap((parts) => routesOf(parts, atom.initial, spend))
      .map((route) => patternOf(atom, route));
  }
  if (atom.legs.length === 1 && atom.repeat === undefined) return oneLeg(atom, atom.legs[0], spend);
  return unrolled(atom, spend)?.map((route) => patternOf(atom, route));
}

/** The patterns of an atom with one leg, which may be crooked or circular. */
function oneLeg(atom: BetzaAtom, leg: BetzaLeg, spend: () => boolean): readonly MovePattern[] {
  const range = circularRange(atom.range, leg);
  const part = { letter: atom.letter, range, leg, isLink: false };
  return routesOf([part], atom.initial || isOpen(leg), spend).flatMap((route) => {
    const { course } = route;
    const ways = bendsOf(atom.letter, leg, course.stride)?.map((bends) => ({ ...route, course: { ...course, bends } }));
    return (ways ?? [route]).map((way) => patternOf(atom, way));
  });
}

/** `nn`: a lame leap that leaves what it passes open to capture en passant, wherever it begins. */
function isOpen(leg: BetzaLeg): boolean {
  return countMode(leg, 'n') === 2;
}

function patternOf(atom: BetzaAtom, { approach, course, hop, leg: last }: Route): MovePattern {
  const [quiet, capture, friend, enPassant] = (['m', 'c', 'd', 'e'] as const).map((mode) => hasMode(last, mode));
  const any = !quiet && !capture && !friend && !enPassant;
  return {
    ...course,
    ...(approach.length > 0 && { approach }),
    ...(hop && { hop }),
    quiet: quiet || any,
    capture: capture || any,
    enPassant: enPassant ?? false,
    initial: atom.initial,
    ...(atom.ahead && { ahead: true }),
    ...(friend && { friend: true }),
    ...(isOpen(last) && { open: true }),
    ...(hasMode(last, 't') && { tame: true }),
  };
}

function addPattern(patterns: Map<string, MovePattern>, pattern: MovePattern): void {
  const key = patternKey(pattern);
  if (!patterns.has(key)) patterns.set(key, pattern);
}

/** Equal for patterns that are the same moves, in whatever order their parts and the squares they pass are listed. */
export function patternKey(pattern: MovePattern): string {
  const { via, demands = [], ...rest } = pattern;
  const passed = [
    ...via.map((at) => `${at.join()} nothing`),
    ...demands.map(({ at, holds }) => `${at.join()} ${holds}`),
  ];
  const parts = Object.entries(rest).map((part) => JSON.stringify(part, finite));
  return [...passed.sort(), ...parts.sort()].join(';');
}

/** JSON has no word for a ride without limit. */
function finite(_key: string, value: unknown): unknown {
  return value === Infinity ? 'unlimited' : value;
}
