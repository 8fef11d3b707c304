/**
 * The canonical text of a syntax tree: what programs that care for the order of letters (XBoard) read as well, and the
 * same text for every tree that is equal.
 */
import type { BetzaAtom, BetzaLeg, BetzaMove } from './ast.js';
import { defaultRange } from './atoms.js';
import { printCastling } from './castling.js';

/**
 * How an unlimited rider is written: `NN` (Interactive Diagram, Fairy-Stockfish) or `N0` (XBoard takes `NN` for two
 * knights).
 */
export type RiderSpelling = 'doubled' | 'zero';

export function printBetza(move: BetzaMove, riders: RiderSpelling = 'doubled'): string {
  let text = (move.castlings ?? []).map(printCastling).join('');
  for (const atom of [...move.atoms].reverse()) {
    // The same letter right behind would turn a leaper into a rider; behind a bracket it cannot.
    const isOpen = atom.onward === undefined && text.startsWith(atom.letter);
    text = (isOpen ? printFenced(atom) : printAtom(atom, riders)) + text;
  }
  return text;
}

/** One atom with its modifiers and range. */
export function printAtom(atom: BetzaAtom, riders: RiderSpelling = 'doubled'): string {
  const { onward } = atom;
  if (onward === undefined) return printModifiers(atom) + atom.letter + printRange(atom, riders);
  const first = printModifiers(atom) + atom.letter + printRange(atom, 'zero');
  const links = onward.map((link) => `${link.mayStop ? '?' : '-'}${printLeg(link.leg)}${link.letter}`);
  const ranges = onward.map((link, i) => printRange(link, i === onward.length - 1 ? riders : 'zero'));
  return `[${first}${links.map((link, i) => link + ranges[i]).join('')}]`;
}

function printFenced(atom: BetzaAtom): string {
  return printModifiers(atom) + atom.letter + (atom.range === Infinity ? 0 : atom.range);
}

function printModifiers({ initial, ahead, legs, repeat }: BetzaAtom): string {
  const first = `${initial ? 'i' : ''}${ahead ? 'i' : ''}`;
  if (repeat === undefined) return first + printLegs(legs);
  const { before, group, after, times } = repeat;
  const limit = times === Infinity ? '' : times;
  return `${first}${printLegs(before)}(${printLegs(group)})${limit}${printLegs(after)}`;
}

function printLegs(legs: readonly BetzaLeg[]): string {
  return legs.map(printLeg).join('a');
}

function printLeg({ echo, directions, modes }: BetzaLeg): string {
  return (echo ? 'i' : '') + [...directions, ...modes].map(({ letter }) => letter).join('');
}

function printRange({ letter, range }: Pick<BetzaAtom, 'letter' | 'range'>, riders: RiderSpelling): string {
  if (range === defaultRange(letter)) return '';
  if (range !== Infinity) return String(range);
  return riders === 'doubled' && letter.length === 1 ? letter : '0';
}
