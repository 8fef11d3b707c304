/** Lines of protocols: words in, nothing out that is not one line of printable text. */
import type { Problem } from '@hippodrome/rules';

/** Characters of somebody else's words in an answer. */
const LONGEST_QUOTE = 60;
const LONGEST_MESSAGE = 400;

export function wordsOf(line: string): readonly string[] {
  return line.split(/\s+/).filter((word) => word !== '');
}

/** Text that may hold anything, as a part of one line. */
export function oneLine(text: string): string {
  return shortened(text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim(), LONGEST_MESSAGE);
}

/** Somebody else's words within a message. */
export function quoted(text: string): string {
  return `"${shortened(oneLine(text), LONGEST_QUOTE)}"`;
}

export function describeProblem({ message, code, line, column }: Problem): string {
  const place = line === undefined && column === undefined ? '' : ` at ${line ?? 1}:${column ?? 1}`;
  return oneLine(`${message}${place} [${code}]`);
}

/** A whole number within bounds; undefined for what is none. */
export function wholeNumber(word: string | undefined, least: number, most: number): number | undefined {
  if (word === undefined || !/^[+-]?\d{1,15}$/.test(word)) return undefined;
  return Math.min(most, Math.max(least, Number(word)));
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${[...text].slice(0, length).join('')}…`;
}
