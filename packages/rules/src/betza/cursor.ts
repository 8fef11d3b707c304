/** A place in a text that is being read. Each step consumes at least one character, so that the work is bounded by the length. */
import type { Problem } from '../result.js';
import type { Dialect } from './dialect.js';

export interface Cursor {
  readonly text: string;
  readonly dialect: Dialect;
  /** Index of the next character. */
  at: number;
  /** How often it went on to another character. */
  steps: number;
  readonly problems: Problem[];
}

export function atEnd(cursor: Cursor): boolean {
  return cursor.at >= cursor.text.length;
}

/** The next character; nothing at the end. */
export function peek(cursor: Cursor): string {
  return cursor.text.charAt(cursor.at);
}

/** The next character, a surrogate pair taken as one, and goes on behind it. */
export function take(cursor: Cursor): string {
  const sign = String.fromCodePoint(cursor.text.codePointAt(cursor.at) as number);
  cursor.at += sign.length;
  cursor.steps++;
  return sign;
}

export function takeWhile(cursor: Cursor, wanted: (sign: string) => boolean): string {
  const start = cursor.at;
  while (!atEnd(cursor) && wanted(peek(cursor))) take(cursor);
  return cursor.text.slice(start, cursor.at);
}

/** How often a letter that was just read follows again, as text; nothing is taken. */
export function repeats({ text, at }: Cursor, letter: string): string {
  let end = at;
  while (text.startsWith(letter, end)) end += letter.length;
  return text.slice(at, end);
}

export function isCapital(sign: string): boolean {
  return sign >= 'A' && sign <= 'Z';
}

export function isDigit(sign: string): boolean {
  return sign >= '0' && sign <= '9';
}
