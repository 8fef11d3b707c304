/**
 * Betza text to a syntax tree: the reader of the dialects of the Interactive Diagram ("xbetza") and XBoard.
 *
 * The reader is total: a character either becomes part of the tree or is named in a problem. It does not stop at the
 * first problem; an atom that could not be read is left out of the tree and reading goes on behind it. Each step
 * consumes at least one character, so that the work is bounded by the length of the text, which is bounded itself.
 */
import { error, type Problem, warning } from '../result.js';
import type { BetzaAtom, BetzaCastling, BetzaLeg, BetzaLink, BetzaMove } from './ast.js';
import { type AtomLetter, defaultRange, isAtomLetter } from './atoms.js';
import { castlingFrom } from './castling.js';
import { isSound } from './check.js';
import { CAMEL_AND_ZEBRA, type Dialect } from './dialect.js';
import { readFairy } from './fairy.js';
import { createPrefix, finishLegs, type Prefix, readModifier } from './prefix.js';
import { printAtom } from './print.js';
import { refuse, unsupported } from './unsupported.js';
import { withoutMovesInXBoard } from './xboard.js';

/** Longer texts are refused unread: the longest published piece is a fifth of this. */
export const MAX_LENGTH = 200;

/** What could be read of a text, and what was wrong with the rest. */
export interface BetzaReading {
  readonly tree: BetzaMove;
  readonly problems: readonly Problem[];
  /** How often the reader went on to another character: never more than there are. */
  readonly steps: number;
}

/** Reads as much as can be read; the syntax only. */
export function readBetza(text: string, dialect: Dialect = 'xbetza'): BetzaReading {
  const reader: Reader = { text, dialect, at: 0, steps: 0, atoms: [], castlings: [], problems: [] };
  if (text.length > MAX_LENGTH) {
    const place = { column: MAX_LENGTH + 1 };
    reader.problems.push(
      error('betza/too-long', `a move has at most ${MAX_LENGTH} characters, this is ${text.length}`, place),
    );
  } else if (text === '') {
    reader.problems.push(error('betza/empty', 'no move is written here', { column: 1 }));
  } else if (dialect === 'fairy-stockfish') {
    const { problems, steps, ...tree } = readFairy(text);
    return { tree: treeOf(tree), problems, steps };
  } else {
    while (!atEnd(reader)) readAtom(reader);
  }
  return { tree: treeOf(reader), problems: reader.problems, steps: reader.steps };
}

function treeOf({ atoms, castlings }: Required<BetzaMove>): BetzaMove {
  return castlings.length > 0 ? { atoms, castlings } : { atoms };
}

/** Sorts problems by column; those of one place keep their order. */
export function inTextOrder(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((a, b) => (a.column ?? 0) - (b.column ?? 0));
}

interface Reader {
  readonly text: string;
  readonly dialect: Dialect;
  at: number;
  steps: number;
  readonly atoms: BetzaAtom[];
  readonly castlings: BetzaCastling[];
  readonly problems: Problem[];
}

/** Reads modifiers, a capital and its range; or a chain in brackets or a castling in the place of an atom. */
function readAtom(reader: Reader): void {
  const prefix = readPrefix(reader);
  if (atEnd(reader)) {
    if (prefix.firstColumn !== undefined) reader.problems.push(withoutAtom(reader.text, prefix.firstColumn));
    return;
  }
  if (peek(reader) === '[') {
    if (prefix.firstColumn === undefined && reader.dialect === 'xbetza') readChain(reader);
    else refuseGroup(reader, '[', ']');
    return;
  }
  if (peek(reader) === 'O') {
    readCastling(reader, prefix);
    return;
  }
  const capital = readCapital(reader);
  if (capital === undefined || !prefix.sound) return;
  const span = { start: prefix.start, end: reader.at + 1 };
  const legs = finishLegs(prefix, capital.column);
  const atom: BetzaAtom = { ...capital, initial: prefix.initial, legs, span };
  if (prefix.disorderColumn !== undefined && isSound(atom)) reader.problems.push(disorder(atom, prefix.disorderColumn));
  const withoutMoves = reader.dialect === 'xboard' ? withoutMovesInXBoard(atom) : undefined;
  if (withoutMoves === undefined) reader.atoms.push(atom);
  else reader.problems.push(withoutMoves);
}

/** An atom's letter and range; undefined when they could not be read. */
function readCapital(reader: Reader): Pick<BetzaAtom, 'letter' | 'column' | 'range'> | undefined {
  const column = reader.at + 1;
  const written = take(reader);
  const letter = (reader.dialect === 'xboard' ? CAMEL_AND_ZEBRA.xboard[written] : undefined) ?? written;
  if (!isAtomLetter(letter)) {
    takeWhile(reader, (sign) => sign === letter || isDigit(sign));
    reader.problems.push(refuse(letter, column));
    return undefined;
  }
  const longer = readLonger(reader, letter, column);
  if (longer === undefined) return undefined;
  const range = readRange(reader, longer);
  return range === undefined ? undefined : { letter: longer, column, range };
}

function readCastling(reader: Reader, prefix: Prefix): void {
  const column = reader.at + 1;
  const written = takeWhile(reader, (sign) => 'OXY'.includes(sign)) + takeWhile(reader, isDigit);
  if (!prefix.sound) return;
  const castling = castlingFrom(prefix, written, column);
  reader.problems.push(...(castling.ok ? castling.warnings : castling.problems));
  if (castling.ok) reader.castlings.push(castling.value);
}

/** The letter with the X or Y behind it that makes it a longer leap. */
function readLonger(reader: Reader, letter: AtomLetter, column: number): AtomLetter | undefined {
  const isLonger = (sign: string) => reader.dialect === 'xbetza' && (sign === 'X' || sign === 'Y');
  const longer = takeWhile(reader, isLonger);
  const written = letter + longer;
  if (isAtomLetter(written)) return written;
  reader.problems.push(refuse(longer.slice(0, 1), column + 1, written));
  takeWhile(reader, isDigit);
  return undefined;
}

/** Reads `[F?R]`: two atoms with a sign between. Every other chain is refused as a whole. */
function readChain(reader: Reader): void {
  const start = reader.at;
  take(reader);
  const first = readLink(reader);
  const join = atEnd(reader) ? '' : peek(reader);
  if (first === undefined || (join !== '?' && join !== '-')) {
    refuseGroup(reader, '[', ']', start);
    return;
  }
  take(reader);
  const second = readLink(reader);
  if (second === undefined || atEnd(reader) || peek(reader) !== ']') {
    refuseGroup(reader, '[', ']', start);
    return;
  }
  take(reader);
  if (!atEnd(reader) && isDigit(peek(reader))) {
    takeWhile(reader, isDigit);
    reader.problems.push(refuse('[', start + 1, reader.text.slice(start, reader.at)));
    return;
  }
  const link: BetzaLink = { mayStop: join === '?', leg: second.leg, ...second.capital };
  const span = { start: start + 1, end: reader.at + 1 };
  if (second.prefix.initial) {
    reader.problems.push(unsupported('i', 'a first move behind a turn', second.prefix.start));
  } else if (first.prefix.sound && second.prefix.sound) {
    const atom: BetzaAtom = { ...first.capital, initial: first.prefix.initial, legs: [first.leg], onward: link, span };
    const disorderColumn = first.prefix.disorderColumn ?? second.prefix.disorderColumn;
    if (disorderColumn !== undefined && isSound(atom)) reader.problems.push(disorder(atom, disorderColumn));
    reader.atoms.push(atom);
  }
}

interface ChainLink {
  readonly prefix: Prefix;
  readonly leg: BetzaLeg;
  readonly capital: Pick<BetzaAtom, 'letter' | 'column' | 'range'>;
}

/** One atom of a chain; undefined when something else stands there. */
function readLink(reader: Reader): ChainLink | undefined {
  const prefix = readPrefix(reader, ']?-');
  if (atEnd(reader) || !isCapital(peek(reader))) return undefined;
  const capital = readCapital(reader);
  if (capital === undefined) return undefined;
  const [leg, ...others] = finishLegs(prefix, capital.column);
  return others.length > 0 ? undefined : { prefix, leg, capital };
}

/** @param ends signs that end the modifiers as a capital does */
function readPrefix(reader: Reader, ends = ''): Prefix {
  const prefix = createPrefix(reader.at + 1, reader.dialect);
  while (!atEnd(reader) && !isCapital(peek(reader)) && peek(reader) !== '[' && !ends.includes(peek(reader))) {
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
  // To XBoard the letter again is a second move.
  const repeats = reader.dialect === 'xboard' ? 0 : takeWhile(reader, (sign) => sign === letter).length;
  const digits = takeWhile(reader, isDigit);
  const middle = takeWhile(reader, (sign) => sign === '*');
  if (middle !== '') reader.problems.push(refuse('*', reader.at - middle.length + 1, letter + middle));
  if (repeats > 1) {
    const advice = `"${letter}" twice is a rider already; if a second move is meant, write "${letter}0${letter}"`;
    reader.problems.push(error('betza/bad-range', advice, { column: column + 1 }));
  } else if (repeats === 1 && digits !== '') {
    const advice = `"${letter}${letter}" has no limit; for a limit write "${letter}${digits}"`;
    reader.problems.push(error('betza/bad-range', advice, { column: start + repeats + 1 }));
  } else if (digits.length > 1 && digits.startsWith('0')) {
    const advice = `a range does not begin with 0, except for "${letter}0", which has no limit`;
    reader.problems.push(error('betza/bad-range', advice, { column: start + 1 }));
  } else if (!Number.isSafeInteger(Number(digits))) {
    const advice = `no board is that large; for a move without limit write "${letter}0"`;
    reader.problems.push(error('betza/bad-range', advice, { column: start + 1 }));
  }
  if (reader.problems.length > before) return undefined;
  if (repeats === 1 || digits === '0') return Infinity;
  return digits === '' ? defaultRange(letter) : Number(digits);
}

/**
 * Refuses a bracket with all that is in it, and the number of repetitions behind it.
 * @param start where it opens, when it has been read in part
 */
function refuseGroup(reader: Reader, open: '[' | '(', close: ']' | ')', start = reader.at): void {
  let depth = start < reader.at ? 1 : 0;
  while (!atEnd(reader) && (depth > 0 || reader.at === start)) {
    const sign = take(reader);
    if (sign === open) depth++;
    if (sign === close) depth--;
  }
  takeWhile(reader, isDigit);
  reader.problems.push(refuse(open, start + 1, reader.text.slice(start, reader.at)));
}

function withoutAtom(text: string, column: number): Problem {
  const rest = text.slice(column - 1);
  return error('betza/modifier-without-atom', `no atom follows "${rest}": a capital such as W, F or N is missing`, {
    column,
  });
}

/** In XBoard's own dialect the letters that it skips are left out of the tree, so that the atom is what remains. */
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
