/** Pieces of a text with their places: what all notation readers share, so that every problem can say where it is. */
import type { Problem } from '../result.js';

/** A stretch of a one-line text; `column` counts UTF-16 units from 1. */
export interface Token {
  readonly text: string;
  readonly column: number;
}

/** The stretches between white space. */
export function words(text: string, firstColumn = 1): readonly Token[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], column: firstColumn + match.index }));
}

/** A text without the white space around it, and the column at which it then begins. */
export function trimmed(text: string): Token {
  return { text: text.trim(), column: text.length - text.trimStart().length + 1 };
}

/** The squares of a list such as `xf3xe5`. */
export function capturedSquares(list: Token | undefined): readonly Token[] {
  if (list === undefined) return [];
  return [...list.text.matchAll(/x([a-z]\d+)/g)].map((match) => ({
    text: match[1] as string,
    column: list.column + match.index + 1,
  }));
}

const LONGEST_QUOTE = 24;

/** The text in quotation marks for a message: cut when long, with control characters made visible. */
export function quote(text: string): string {
  const cut = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return `"${cut.replace(/\p{C}/gu, '\u{fffd}')}"`;
}

/** `a`, `a or b`, `a, b or c`. */
export function either(choices: readonly string[]): string {
  const last = choices.at(-1) ?? '';
  return choices.length < 2 ? last : `${choices.slice(0, -1).join(', ')} or ${last}`;
}

/** `1 square`, `3 squares`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Problems in the order of the text that they are about. */
export function inTextOrder(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((a, b) => (a.column ?? 0) - (b.column ?? 0));
}
