/**
 * Betza text to a syntax tree, in the dialect of the Interactive Diagram ("xbetza").
 *
 * The reader is total: a character either becomes part of the tree or is named in a problem. It does not stop at the
 * first problem; an atom that could not be read is left out of the tree and reading goes on behind it. Each step
 * consumes at least one character, so that the work is bounded by the length of the text, which is bounded itself.
 */
import { error, type Problem, type Result, unlessErrors, warning } from '../result.js';
import type { BetzaAtom, BetzaMove } from './ast.js';
import { type AtomLetter, defaultRange, isAtomLetter } from './atoms.js';
import { checkBetza, isSound } from './check.js';
import { createPrefix, finishLegs, type Prefix, readModifier } from './prefix.js';
import { printAtom } from './print.js';
import { refuse } from './unsupported.js';

/** Longer texts are refused unread: the longest published piece is a fifth of this. */
export const MAX_LENGTH = 200;

/** What could be read of a text, and what was wrong with the rest. */
export interface BetzaReading {
  readonly tree: BetzaMove;
  readonly problems: readonly Problem[];
  /** How often the reader went on to another character: never more than there are. */
  readonly steps: number;
}

/** The tree of a text that is sound in syntax and meaning; disputed notation is warned of. */
export function parseBetza(text: string): Result<BetzaMove> {
  const { tree, problems } = readBetza(text);
  return unlessErrors(inTextOrder([...problems, ...checkBetza(tree)]), () => tree);
}

/** Reads as much as can be read; the syntax only. */
export function readBetza(text: string): BetzaReading {
  const reader: Reader = { text, at: 0, steps: 0, atoms: [], problems: [] };
  if (text.length > MAX_LENGTH) {
    const place = { column: MAX_LENGTH + 1 };
    reader.problems.push(
      error('betza/too-long', `a move has at most ${MAX_LENGTH} characters, this is ${text.length}`, place),
    );
  } else if (text === '') {
    reader.problems.push(error('betza/empty', 'no move is written here', { column: 1 }));
  } else {
    while (!atEnd(reader)) readAtom(reader);
  }
  return { tree: { atoms: reader.atoms }, problems: reader.problems, steps: reader.steps };
}

/** Sorts problems by column; those of one place keep their order. */
export function inTextOrder(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((a, b) => (a.column ?? 0) - (b.column ?? 0));
}

interface Reader {
  readonly text: string;
  at: number;
  steps: number;
  readonly atoms: BetzaAtom[];
  readonly problems: Problem[];
}

/** Reads modifiers, a capital and its range; or a bracket in the place of an atom. */
function readAtom(reader: Reader): void {
  const prefix = readPrefix(reader);
  if (atEnd(reader)) {
    if (prefix.firstColumn !== undefined) reader.problems.push(withoutAtom(reader.text, prefix.firstColumn));
    return;
  }
  if (peek(reader) === '[') {
    refuseGroup(reader, '[', ']');
    return;
  }
  const column = reader.at + 1;
  const letter = take(reader);
  if (!isAtomLetter(letter)) {
    reader.problems.push(refuse(letter, column));
    takeWhile(reader, (sign) => sign === letter || isDigit(sign));
    return;
  }
  const range = readRange(reader, letter);
  if (range === undefined || !prefix.sound) return;
  const span = { start: prefix.start, end: reader.at + 1 };
  const atom: BetzaAtom = { letter, column, range, initial: prefix.initial, legs: finishLegs(prefix, column), span };
  if (prefix.disorderColumn !== undefined && isSound(atom)) reader.problems.push(disorder(atom, prefix.disorderColumn));
  reader.atoms.push(atom);
}

function readPrefix(reader: Reader): Prefix {
  const prefix = createPrefix(reader.at + 1);
  while (!atEnd(reader) && !isCapital(peek(reader)) && peek(reader) !== '[') {
    const column = reader.at + 1;
    if (peek(reader) === '(') {
      refuseGroup(reader, '(', ')');
      prefix.sound = false;
    } else if (isDigit(peek(reader))) {
      const digits = takeWhile(reader, isDigit);
      reader.problems.push(
        error('betza/bad-range', `${digits} belongs behind an atom, as in "W${digits}"`, { column }),
      );
      prefix.sound = false;
    } else {
      const letter = take(reader);
      const problem = readModifier(prefix, letter, column, letter + repeats(reader, letter));
      if (problem === undefined) continue;
      reader.problems.push(problem);
      // What is refused once need not be refused again.
      takeWhile(reader, (sign) => sign === letter);
    }
  }
  return prefix;
}

/** The range behind an atom's letter; undefined when something there could not be read. */
function readRange(reader: Reader, letter: AtomLetter): number | undefined {
  const start = reader.at;
  const column = start + 1;
  const before = reader.problems.length;
  const repeats = takeWhile(reader, (sign) => sign === letter).length;
  const longer = takeWhile(reader, (sign) => sign === 'X' || sign === 'Y');
  if (longer !== '') reader.problems.push(refuse(longer.slice(0, 1), reader.at - longer.length + 1, letter + longer));
  const digits = takeWhile(reader, isDigit);
  const middle = takeWhile(reader, (sign) => sign === '*');
  if (middle !== '') reader.problems.push(refuse('*', reader.at - middle.length + 1, letter + middle));
  if (repeats > 1) {
    const advice = `"${letter}" twice is a rider already; if a second move is meant, write "${letter}0${letter}"`;
    reader.problems.push(error('betza/bad-range', advice, { column: column + 1 }));
  } else if (repeats === 1 && digits !== '') {
    const advice = `"${letter}${letter}" has no limit; for a limit write "${letter}${digits}"`;
    reader.problems.push(error('betza/bad-range', advice, { column: start + repeats + longer.length + 1 }));
  } else if (digits.length > 1 && digits.startsWith('0')) {
    const advice = `a range does not begin with 0, except for "${letter}0", which has no limit`;
    reader.problems.push(error('betza/bad-range', advice, { column: start + longer.length + 1 }));
  } else if (!Number.isSafeInteger(Number(digits))) {
    const advice = `no board is that large; for a move without limit write "${letter}0"`;
    reader.problems.push(error('betza/bad-range', advice, { column: start + longer.length + 1 }));
  }
  if (reader.problems.length > before) return undefined;
  if (repeats === 1 || digits === '0') return Infinity;
  return digits === '' ? defaultRange(letter) : Number(digits);
}

/** Refuses a bracket with all that is in it, and the number of repetitions behind it. */
function refuseGroup(reader: Reader, open: '[' | '(', close: ']' | ')'): void {
  const start = reader.at;
  let depth = 0;
  do {
    const sign = take(reader);
    if (sign === open) depth++;
    if (sign === close) depth--;
  } while (depth > 0 && !atEnd(reader));
  takeWhile(reader, isDigit);
  reader.problems.push(refuse(open, start + 1, reader.text.slice(start, reader.at)));
}

function withoutAtom(text: string, column: number): Problem {
  const rest = text.slice(column - 1);
  return error('betza/modifier-without-atom', `no atom follows "${rest}": a capital such as W, F or N is missing`, {
    column,
  });
}

function disorder(atom: BetzaAtom, column: number): Problem {
  const advice = `some programs skip modifiers that are out of order: write "${printAtom(atom)}"`;
  return warning('betza/modifier-order', advice, { column });
}

function atEnd(reader: Reader): boolean {
  return reader.at >= reader.text.length;
}

function peek(reader: Reader): string {
  return reader.text.charAt(reader.at);
}

/** The next character, a surrogate pair taken as one, and goes on behind it. */
function take(reader: Reader): string {
  const sign = String.fromCodePoint(reader.text.codePointAt(reader.at) as number);
  reader.at += sign.length;
  reader.steps++;
  return sign;
}

function takeWhile(reader: Reader, wanted: (sign: string) => boolean): string {
  const start = reader.at;
  while (!atEnd(reader) && wanted(peek(reader))) take(reader);
  return reader.text.slice(start, reader.at);
}

/** How often a letter that was just read follows again, as text; nothing is taken. */
function repeats({ text, at }: Reader, letter: string): string {
  let end = at;
  while (text.startsWith(letter, end)) end += letter.length;
  return text.slice(at, end);
}

function isCapital(sign: string): boolean {
  return sign >= 'A' && sign <= 'Z';
}

function isDigit(sign: string): boolean {
  return sign >= '0' && sign <= '9';
}
