/** Tag pairs: `[Name "value"]`, with `\"` and `\\` inside the value. */
import type { BadTag, Tag, TokenOf } from './token.js';

/** The symbols that the standard allows in names, and the quotation marks that it demands. */
const TAG = /\[\s*([\w+#=:-]+)\s+"((?:[^"\\]|\\.)*)"\s*\]/dy;
/** With a whole line to itself, a tag pair may forget to escape. */
const LOOSE_TAG = /^\s*\[\s*([\w+#=:-]+)\s+"(.*)"\s*\]\s*$/d;
/** How a line begins that is certainly meant to be a tag pair. */
const BEGINNING = /^\s*\[\s*[A-Za-z][\w+#=:-]*\s+"/;
/** As far as a text can be the beginning of a tag pair. */
const GOOD_PART = /\[\s*(?:[\w+#=:-]+(?:\s+(?:"(?:(?:[^"\\]|\\.)*(?:"\s*)?)?)?)?)?/y;

export function looksLikeTag(line: string): boolean {
  return BEGINNING.test(line);
}

/**
 * What begins with the bracket at an index of a line, and the index behind it.
 * @param isFirst whether only white space stands before it on the line
 * @param afterBlank whether the line before is empty as well
 */
export function readTag(
  line: string,
  index: number,
  isFirst: boolean,
  afterBlank: boolean,
): { readonly body: Tag | BadTag; readonly end: number } {
  TAG.lastIndex = index;
  const exact = TAG.exec(line);
  if (exact !== null) return { body: tagOf(exact, afterBlank, false), end: TAG.lastIndex };
  const loose = isFirst ? LOOSE_TAG.exec(line) : null;
  if (loose !== null) return { body: tagOf(loose, afterBlank, true), end: line.length };
  const close = line.indexOf(']', index);
  const end = close < 0 ? line.length : close + 1;
  GOOD_PART.lastIndex = index;
  GOOD_PART.exec(line);
  const bad = Math.max(index, Math.min(GOOD_PART.lastIndex, end - 1));
  return { body: { type: 'bad-tag', meant: isFirst && looksLikeTag(line), badColumn: bad + 1 }, end };
}

function tagOf(match: RegExpExecArray, afterBlank: boolean, unescaped: boolean): Tag {
  const [, name = '', written = ''] = match;
  return {
    type: 'tag',
    name,
    value: written.replace(/\\(["\\])/g, '$1'),
    written,
    valueColumn: (match.indices?.[2]?.[0] ?? 0) + 1,
    unescaped,
    afterBlank,
  };
}

/** The column at which a character of a tag's value (from 1) was written. */
export function columnInValue({ written, valueColumn }: TokenOf<'tag'>, character: number): number {
  let index = 0;
  for (let passed = 1; passed < character; passed++) index += /^\\["\\]/.test(written.slice(index, index + 2)) ? 2 : 1;
  return valueColumn + index;
}

/** A tag pair on one line, whatever the value. */
export function writeTag(name: string, value: string): string {
  return `[${name} "${value.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&')}"]`;
}
