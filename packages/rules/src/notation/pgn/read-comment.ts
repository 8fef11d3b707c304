/** A comment of a file, and what is wrong with its commands. */
import { warning } from '../../result.js';
import { quote } from '../text.js';
import { type MoveComment, parseComment } from './comment.js';
import type { Report } from './start.js';
import type { TokenOf } from './token.js';

/** Code: `pgn/bad-command`. */
export function readComment({ text, line, column }: TokenOf<'comment'>, report: Report): MoveComment {
  const { comment, unreadable } = parseComment(text);
  for (const { name, argument } of unreadable) {
    const message = `${quote(argument)} is nothing that [%${name} …] could say; it is kept as it stands`;
    report(warning('pgn/bad-command', message, { line, column, values: { written: quote(argument), name } }));
  }
  return comment;
}
