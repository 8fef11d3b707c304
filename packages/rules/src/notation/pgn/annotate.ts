/**
 * Words, signs and measures at the moves of a tree. As with lines, each change hands back how it is undone. Comments are replaced and
 * never changed, so that what was read of them before stays true.
 */
import type { CommentCommand, MoveComment } from './comment.js';
import { put, type Undo } from './edit.js';
import type { Evaluation } from './measures.js';
import type { MoveNode, TreeNode } from './tree.js';

/** Signs of which a move has one at most: how good it is, and what the position is worth. */
const RIVALS: readonly (readonly [least: number, most: number])[] = [
  [1, 6],
  [10, 19],
];

/** Sets a sign in place of those that cannot stand beside it, or takes it away. */
export function toggleNag(node: MoveNode, nag: number): Undo {
  const before = node.nags;
  const rivals = RIVALS.find(([least, most]) => nag >= least && nag <= most) ?? [nag, nag];
  const others = before.filter((other) => other < rivals[0] || other > rivals[1]);
  return put(node, 'nags', before.includes(nag) ? others : [...others, nag].sort((a, b) => a - b));
}

/** The words of all comments behind a move, one after the other. */
export function wordsAt({ comments }: TreeNode): string {
  return comments
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ');
}

/** Replaces the words behind a move; clocks, evaluations and commands stay. */
export function setWords(node: TreeNode, words: string): Undo {
  const [first = EMPTY, ...others] = node.comments.map((comment) => ({ ...comment, text: '' }));
  return setComments(node, [{ ...first, text: words }, ...others]);
}

/** What a program thinks of the position behind a move. */
export function evaluationAt({ comments }: TreeNode): Evaluation | undefined {
  return comments.find(({ evaluation }) => evaluation !== undefined)?.evaluation;
}

export function setEvaluation(node: TreeNode, evaluation: Evaluation | undefined): Undo {
  const bare = node.comments.map(({ evaluation: _, ...comment }) => comment);
  const [first = EMPTY, ...others] = bare;
  return setComments(node, [evaluation === undefined ? first : { ...first, evaluation }, ...others]);
}

/** Arguments of the commands of a name: `Ga4,Rb5` of `[%csl Ga4,Rb5]`. */
export function commandsAt({ comments }: TreeNode, name: string): readonly string[] {
  return comments.flatMap(({ commands }) => commands.filter((command) => command.name === name)).map(argumentOf);
}

/** Replaces all commands of a name by one, or by none. */
export function setCommand(node: TreeNode, name: string, argument: string | undefined): Undo {
  const [first = EMPTY, ...others] = node.comments.map((comment) => ({
    ...comment,
    commands: comment.commands.filter((command) => command.name !== name),
  }));
  const commands = argument === undefined ? first.commands : [...first.commands, { name, argument }];
  return setComments(node, [{ ...first, commands }, ...others]);
}

const EMPTY: MoveComment = { text: '', commands: [] };

function argumentOf({ argument }: CommentCommand): string {
  return argument;
}

/** Comments that say nothing are left out. */
function setComments(node: TreeNode, comments: readonly MoveComment[]): Undo {
  const telling = comments.filter(
    ({ text, commands, ...measures }) => text !== '' || commands.length > 0 || Object.keys(measures).length > 0,
  );
  return put(node, 'comments', telling);
}
