/** Lines of a game while they are being read: the main line, and the variations that are open inside it. */
import type { Position } from '../../position/position.js';
import { commentParts, type MoveComment, plain } from './comment.js';
import type { Token, TokenPlace } from './token.js';
import type { MoveNode, TreeNode } from './tree.js';

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
  /** The last move of the line. */
  last: MoveNode | undefined;
  /** Comments that wait for the next move of the line. */
  waiting: MoveComment[];
  /** Whether a comment now belongs to the move that comes, not to the one before. */
  isBeforeMove: boolean;
  /** What is left unread of the line, once something in it could not be read. */
  unread: UnreadTail | undefined;
}

export interface Variation extends Frame {
  /** The parenthesis. */
  readonly opened: TokenPlace;
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

export function createFrame(at: Spot): Frame {
  return { at, branch: undefined, last: undefined, waiting: [], isBeforeMove: false, unread: undefined };
}

export function createVariation(at: Spot, opened: TokenPlace): Variation {
  return { ...createFrame(at), isBeforeMove: true, opened };
}

/** From here on the line is only kept, comments for the move that does not come included. */
export function giveUp(frame: Frame, { line, column }: TokenPlace): UnreadTail {
  if (frame.unread !== undefined) return frame.unread;
  const text = frame.waiting.map((comment) => braced(commentParts(comment).join(' '))).join(' ');
  frame.waiting = [];
  frame.unread = { line, column, text, isTight: text === '', depth: 0 };
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
  if (token.type === 'comment') return braced(plain(token.text));
  return token.type === 'nag' && token.nag !== undefined ? `$${token.nag}` : token.raw;
}

/** Braces inside would end the comment. */
function braced(text: string): string {
  return `{${text.replaceAll('}', ')')}}`;
}
