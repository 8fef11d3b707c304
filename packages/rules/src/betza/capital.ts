/** Reading an atom's letter and the range behind it. */
import { error } from '../result.js';
import type { BetzaAtom } from './ast.js';
import { type AtomLetter, defaultRange, isAtomLetter } from './atoms.js';
import { type Cursor, isDigit, take, takeWhile } from './cursor.js';
import { CAMEL_AND_ZEBRA } from './dialect.js';
import { refuse } from './unsupported.js';

export type Capital = Pick<BetzaAtom, 'letter' | 'column' | 'range'>;

/** Undefined when they could not be read. */
export function readCapital(cursor: Cursor): Capital | undefined {
  const column = cursor.at + 1;
  const written = take(cursor);
  const letter = (cursor.dialect === 'xboard' ? CAMEL_AND_ZEBRA.xboard[written] : undefined) ?? written;
  if (!isAtomLetter(letter)) {
    takeWhile(cursor, (sign) => sign === letter || isDigit(sign));
    cursor.problems.push(refuse(letter, column));
    return undefined;
  }
  const longer = readLonger(cursor, letter, column);
  if (longer === undefined) return undefined;
  const range = readRange(cursor, longer);
  return range === undefined ? undefined : { letter: longer, column, range };
}

/** The letter with the X or Y behind it that makes it a longer leap. */
function readLonger(cursor: Cursor, letter: AtomLetter, column: number): AtomLetter | undefined {
  const isLonger = (sign: string) => cursor.dialect === 'xbetza' && (sign === 'X' || sign === 'Y');
  const longer = takeWhile(cursor, isLonger);
  const written = letter + longer;
  if (isAtomLetter(written)) return written;
  cursor.problems.push(refuse(longer.slice(0, 1), column + 1, written));
  takeWhile(cursor, isDigit);
  return undefined;
}

/** The range behind an atom's letter; undefined when something there could not be read. */
function readRange(cursor: Cursor, letter: AtomLetter): number | undefined {
  const start = cursor.at;
  const before = cursor.problems.length;
  // To XBoard the letter again is a second move.
  const repeats = cursor.dialect === 'xboard' ? 0 : takeWhile(cursor, (sign) => sign === letter).length;
  const digits = takeWhile(cursor, isDigit);
  const middle = takeWhile(cursor, (sign) => sign === '*');
  if (middle !== '') cursor.problems.push(refuse('*', cursor.at - middle.length + 1, letter + middle));
  if (repeats > 1) {
    const advice = `"${letter}" twice is a rider already; if a second move is meant, write "${letter}0${letter}"`;
    cursor.problems.push(error('betza/bad-range', advice, { column: start + 2 }));
  } else if (repeats === 1 && digits !== '') {
    const advice = `"${letter}${letter}" has no limit; for a limit write "${letter}${digits}"`;
    cursor.problems.push(error('betza/bad-range', advice, { column: start + repeats + 1 }));
  } else if (digits.length > 1 && digits.startsWith('0')) {
    const advice = `a range does not begin with 0, except for "${letter}0", which has no limit`;
    cursor.problems.push(error('betza/bad-range', advice, { column: start + 1 }));
  } else if (!Number.isSafeInteger(Number(digits))) {
    const advice = `no board is that large; for a move without limit write "${letter}0"`;
    cursor.problems.push(error('betza/bad-range', advice, { column: start + 1 }));
  }
  if (cursor.problems.length > before) return undefined;
  if (repeats === 1 || digits === '0') return Infinity;
  return digits === '' ? defaultRange(letter) : Number(digits);
}
