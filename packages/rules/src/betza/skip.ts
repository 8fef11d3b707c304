/** Passing over brackets that cannot be read. */
import { atEnd, type Cursor, isDigit, take, takeWhile } from './cursor.js';
import { refuse } from './unsupported.js';

/**
 * Refuses a bracket with all that is in it, and the number of repetitions behind it.
 * @param start where it opens, when it has been read in part
 */
export function skipBrackets(cursor: Cursor, open: '[' | '(', close: ']' | ')', start = cursor.at): void {
  let depth = start < cursor.at ? 1 : 0;
  while (!atEnd(cursor) && (depth > 0 || cursor.at === start)) {
    const sign = take(cursor);
    if (sign === open) depth++;
    if (sign === close) depth--;
  }
  takeWhile(cursor, isDigit);
  cursor.problems.push(refuse(open, start + 1, cursor.text.slice(start, cursor.at)));
}
