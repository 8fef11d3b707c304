/**
 * Changes of a tree of moves: lines are added, moved up and down, deleted. Each change hands back how it is undone; undone in reverse
 * order, everything is as it was, down to the same nodes; and so it is when what was undone is done again.
 */
import { type Move, sameMove } from '../../position/move.js';
import type { Position } from '../../position/position.js';
import { createMoveNode, type MoveNode, type MoveTree, type TreeNode } from './tree.js';

/** A way through a tree: moves from its root, each a child of the one before. */
export type TreePath = readonly MoveNode[];
/** Puts back what a change replaced; hands back how that is undone, which does the change again. */
export type Undo = () => Undo;

/** Sets what a node holds. */
export function put<Node, Key extends keyof Node>(node: Node, key: Key, value: Node[Key]): Undo {
  const before = node[key];
  node[key] = value;
  return () => put(node, key, before);
}

/** Several changes as one. @param undos in the order in which the changes were made */
export function undoAll(undos: readonly Undo[]): Undo {
  return () => undoAll(undos.toReversed().map((undo) => undo()));
}

/** The move that follows a node, new behind the others if it was not there. @param position the one after the node */
export function addMove(
  parent: TreeNode,
  position: Position,
  move: Move,
): { readonly node: MoveNode; readonly undo?: Undo } {
  const known = parent.children.find((child) => sameMove(child.move, move));
  if (known !== undefined) return { node: known };
  const node = createMoveNode(position, move);
  return { node, undo: put(parent, 'children', [...parent.children, node]) };
}

/** Deletes the last move of a path with everything behind it. Undefined for the empty path. */
export function deleteLine(tree: MoveTree, path: TreePath): Undo | undefined {
  const node = path.at(-1);
  if (node === undefined) return undefined;
  const parent = parentAt(tree, path, path.length - 1);
  return put(
    parent,
    'children',
    parent.children.filter((child) => child !== node),
  );
}

/** The line that a path is on trades places with the one before it. Undefined on the main line. */
export function promoteLine(tree: MoveTree, path: TreePath): Undo | undefined {
  const fork = forkOf(tree, path, (index) => index > 0);
  return fork && move(fork, fork.index - 1);
}

/** The line that a path is on trades places with the one behind it. Undefined where there is none. */
export function demoteLine(tree: MoveTree, path: TreePath): Undo | undefined {
  const fork = forkOf(tree, path, (index, { children }) => index < children.length - 1);
  return fork && move(fork, fork.index + 1);
}

/** The whole path becomes the main line. Undefined when it is already. */
export function makeMainLine(tree: MoveTree, path: TreePath): Undo | undefined {
  const undos = path.flatMap((node, i) => {
    const parent = parentAt(tree, path, i);
    const index = parent.children.indexOf(node);
    return index > 0 ? [move({ parent, index }, 0)] : [];
  });
  return undos.length === 0 ? undefined : undoAll(undos);
}

/** Whether every move of a path is the first choice where it is played. */
export function isOnMainLine(tree: MoveTree, path: TreePath): boolean {
  return path.every((node, i) => parentAt(tree, path, i).children[0] === node);
}

interface Fork {
  readonly parent: TreeNode;
  /** Of the path's move among the parent's children. */
  readonly index: number;
}

/** The last place on a path where its move could go elsewhere. */
function forkOf(
  tree: MoveTree,
  path: TreePath,
  isMovable: (index: number, parent: TreeNode) => boolean,
): Fork | undefined {
  for (let i = path.length - 1; i >= 0; i--) {
    const parent = parentAt(tree, path, i);
    const index = parent.children.indexOf(path[i] as MoveNode);
    if (index >= 0 && isMovable(index, parent)) return { parent, index };
  }
  return undefined;
}

function parentAt(tree: MoveTree, path: TreePath, i: number): TreeNode {
  return path[i - 1] ?? tree;
}

function move({ parent, index }: Fork, to: number): Undo {
  const children = [...parent.children];
  const [moved] = children.splice(index, 1);
  if (moved !== undefined) children.splice(to, 0, moved);
  return put(parent, 'children', children);
}
