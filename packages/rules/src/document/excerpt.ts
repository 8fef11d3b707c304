/** Pieces of a document's text that know where they were written, cut into smaller ones. */
import type { Place } from '../result.js';
import type { Excerpt } from './spec.js';

/** The stretches between white space. */
export function wordsOf(line: Excerpt): readonly Excerpt[] {
  return [...line.text.matchAll(/\S+/g)].map((match) => ({
    ...line,
    text: match[0],
    column: line.column + match.index,
  }));
}

/** The parts of a line between separators. */
export function cut(line: Excerpt, separator: string): readonly [Excerpt, ...Excerpt[]] {
  let offset = 0;
  const parts = line.text.split(separator).map((text) => {
    const part = { ...line, text, column: line.column + offset };
    offset += text.length + separator.length;
    return part;
  });
  return parts as [Excerpt, ...Excerpt[]];
}

/** What follows the first so many characters. */
export function behind(line: Excerpt, length: number): Excerpt {
  return { ...line, text: line.text.slice(length), column: line.column + length };
}

export function trim(line: Excerpt): Excerpt {
  return { ...line, text: line.text.trim(), column: line.column + line.text.length - line.text.trimStart().length };
}

export function placeOf({ line, column }: Excerpt): Required<Place> {
  return { line, column };
}
