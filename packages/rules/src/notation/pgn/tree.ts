/**
 * A game with its variations, as a tree of moves. Plain data that its owner may change in place; positions are not kept, they
 * follow from the start by playing.
 */
import type { Move } from '../../position/move.js';
import { playUnchecked } from '../../position/play.js';
import type { Position } from '../../position/position.js';
import { writeSan } from '../san/index.js';
import type { MoveComment } from './comment.js';

/** What moves can follow: the root of a tree, or a move. */
export interface TreeNode {
  /** Behind the move; at the root those before the first move. */
  comments: MoveComment[];
  /** The main line first. */
  children: MoveNode[];
  /** Text of lines that begin here and could not be read, the main line's first when it has no child. */
  unread: Unread[];
}

export interface MoveTree extends TreeNode {
  /** Undefined when it is not known which game this is, or its position is none: then nothing could be read. */
  start: Position | undefined;
}

export interface MoveNode extends TreeNode {
  move: Move;
  /** With its marks of check and mate. */
  san: string;
  /** Numeric annotation glyphs: 1 for `!`. */
  nags: number[];
  /** In front of the move, where they do not belong to the one before. */
  commentsBefore: MoveComment[];
}

export interface Unread {
  /** With single spaces, variations and comments included. */
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

export function createMoveTree(start: Position | undefined): MoveTree {
  return { start, comments: [], children: [], unread: [] };
}

/** @param move one of the position's legal moves */
export function createMoveNode(position: Position, move: Move): MoveNode {
  return {
    move,
    san: writeSan(position, move),
    nags: [],
    commentsBefore: [],
    comments: [],
    children: [],
    unread: [],
  };
}

/** A tree without variations: legal moves, one after the other. */
export function treeOfMoves(start: Position, moves: Iterable<Move>): MoveTree {
  const tree = createMoveTree(start);
  let parent: TreeNode = tree;
  let position = start;
  for (const move of moves) {
    const node = createMoveNode(position, move);
    parent.children.push(node);
    parent = node;
    position = playUnchecked(position, move);
  }
  return tree;
}

/** The moves of the line that begins at a node: first children all the way. */
export function mainLine(from: TreeNode): readonly MoveNode[] {
  const line: MoveNode[] = [];
  for (let node = from.children[0]; node !== undefined; node = node.children[0]) line.push(node);
  return line;
}
