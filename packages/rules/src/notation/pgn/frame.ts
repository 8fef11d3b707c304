/** Lines of a game while they are being read: the main line, and the variations that are open inside it. */
import type { Position } from '../../position/position.js';
import { type MoveComment, plain } from './comment.js';
import type { Token, TokenPlace } from './token.js';
import type { TreeNode } from './tree.js';

/** Where a line has got to. */
export interface Spot {
  readonly node: TreeNode;
  /** Undefined where nothing can be played. */
  readonly position: Position | undefined;
}

export interface Frame {
  /** Behind the last move. */
  at: Spot;
  /** Before the last move: where a variation begins. Undefined while the line has no move. */
  branch: Spot | undefined;
  /** Comments that wait for the next move of the line. */
  waiting: MoveComment[];
  /** Whether a comment now belongs to the move that comes, not to the one before. */
  isBeforeMove: boolean;
  /** The parenthesis that opened it; undefined for the main line. */
  readonly opened: TokenPlace | undefined;
  /** What is left unread of the line, once something in it could not be read. */
  unread: UnreadTail | undefined;
}

export interface UnreadTail {
  readonly line: number;
  readonly column: number;
  text: string;
  /** Whether the next token follows without a space. */
  isTight: boolean;
  /** Parentheses that are open inside it. */
  depth: number;
}

export function createFrame(at: Spot, opened?: TokenPlace): Frame {
  return { at, branch: undefined, waiting: [], isBeforeMove: opened !== undefined, opened, unread: undefined };
}

/** From here on the line is only kept. */
export function giveUp(frame: Frame, { line, column }: TokenPlace): UnreadTail {
  frame.unread ??= { line, column, text: '', isTight: true, depth: 0 };
  return frame.unread;
}

/** Puts away what the line still holds when it ends. */
export function endLine(frame: Frame): void {
  const { at, waiting, unread } = frame;
  for (const comment of waiting) at.node.comments.push(comment);
  frame.waiting = [];
  if (unread === undefined || unread.text === '') return;
  const { text, line, column } = unread;
  at.node.unread.push({ text, line, column });
}

/** Adds a token to what is kept of a line: single spaces, none inside parentheses. */
export function keep(tail: UnreadTail, token: Token): void {
  tail.text += (tail.isTight || token.type === 'close' ? '' : ' ') + keptText(token);
  tail.isTight = token.type === 'open';
}

/** A token as the export format has it. */
function keptText(token: Token): string {
  if (token.type === 'comment') return `{${plain(token.text).replaceAll('}', ')')}}`;
  return token.type === 'nag' && token.nag !== undefined ? `$${token.nag}` : token.raw;
}
