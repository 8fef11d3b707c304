/**
 * Words of a line as a shell divides it, with their places: white space separates, quotes of either kind keep it together, a `#` in front
 * of a word makes the rest of the line a comment. Nothing else is special, a backslash included.
 */
import { error, fail, ok, type Result } from '@hippodrome/rules';

export interface Word {
  /** Without its quotes. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** A comment, or a word: runs of plain characters and of quoted ones. */
const WORD = /#[^\n]*|(?:[^\s"']|"[^"]*"|'[^']*')+|["']/g;

/** Code: `engine/unclosed-quote`. */
export function splitWords(text: string): Result<readonly Word[]> {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const [raw] = match;
    const place = placeAt(text, match.index);
    if (raw === '"' || raw === "'")
      return fail(error('engine/unclosed-quote', `the quote that begins here (${raw}) is never closed`, place));
    if (!raw.startsWith('#')) words.push({ text: raw.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'), ...place });
  }
  return ok(words);
}

function placeAt(text: string, index: number): { line: number; column: number } {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
