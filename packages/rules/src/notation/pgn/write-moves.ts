/** The move text of a tree: numbers, moves, signs, comments, variations behind the move that they replace. */
import { playUnchecked } from '../../position/play.js';
import type { Position } from '../../position/position.js';
import type { ColumnWriter } from './columns.js';
import { commentParts, type MoveComment } from './comment.js';
import type { MoveNode, MoveTree, TreeNode, Unread } from './tree.js';

/** What is still to be written; a list of tasks instead of recursion, since variations may lie in each other without end. */
type Task =
  | { readonly type: 'line'; readonly parent: TreeNode; readonly position: Position }
  | { readonly type: 'variation'; readonly node: MoveNode; readonly position: Position }
  | { readonly type: 'unread-variation'; readonly unread: Unread }
  | { readonly type: 'close' };

export class MoveWriter {
  readonly #out: ColumnWriter;
  /** What is to be written last comes first. */
  readonly #tasks: Task[] = [];
  /** Whether the next move needs its number whoever plays it. */
  #needsNumber = true;

  constructor(out: ColumnWriter) {
    this.#out = out;
  }

  write(tree: MoveTree): void {
    this.#comments(tree.comments);
    if (tree.start === undefined) {
      for (const { text } of tree.unread) this.#words(text);
      return;
    }
    this.#tasks.push({ type: 'line', parent: tree, position: tree.start });
    for (let task = this.#tasks.pop(); task !== undefined; task = this.#tasks.pop()) this.#do(task);
  }

  #do(task: Task): void {
    switch (task.type) {
      case 'line':
        this.#line(task.parent, task.position);
        break;
      case 'variation':
        this.#out.before('(');
        this.#needsNumber = true;
        this.#comments(task.node.commentsBefore);
        this.#move(task.node, task.position);
        this.#tasks.push({ type: 'close' }, after(task.node, task.position));
        break;
      case 'unread-variation':
        this.#out.before('(');
        this.#words(task.unread.text);
        this.#close();
        break;
      case 'close':
        this.#close();
        break;
    }
  }

  /** The main continuation; then the other ones, in parentheses; then what follows the main one. */
  #line(parent: TreeNode, position: Position): void {
    const [main, ...others] = parent.children;
    const [unreadMain, ...unreadOthers] = main === undefined ? parent.unread : [undefined, ...parent.unread];
    if (main !== undefined) {
      this.#tasks.push(after(main, position));
      this.#move(main, position, main.commentsBefore);
    } else if (unreadMain !== undefined) this.#words(unreadMain.text);
    const variations: Task[] = [
      ...others.map((node): Task => ({ type: 'variation', node, position })),
      ...unreadOthers.map((unread): Task => ({ type: 'unread-variation', unread: unread as Unread })),
    ];
    for (const variation of variations.reverse()) this.#tasks.push(variation);
  }

  #move(
    { san, nags, comments }: MoveNode,
    { rules, sideToMove, fullmoveNumber }: Position,
    before: readonly MoveComment[] = [],
  ): void {
    if (this.#needsNumber || sideToMove === rules.first || before.length > 0) {
      this.#out.add(`${fullmoveNumber}${sideToMove === 'white' ? '.' : '...'}`);
    }
    this.#comments(before);
    this.#out.add(san);
    for (const nag of nags) this.#out.add(`$${nag}`);
    this.#needsNumber = false;
    this.#comments(comments);
  }

  #comments(comments: readonly MoveComment[]): void {
    for (const comment of comments) {
      this.#needsNumber = true;
      const parts = commentParts(comment);
      // Braces cannot hold a closing brace; a comment to the end of the line can.
      if (parts.some((part) => part.includes('}'))) {
        this.#out.add(`; ${parts.join(' ')}`);
        this.#out.break();
        continue;
      }
      this.#out.before('{');
      for (const part of parts) this.#out.add(part);
      if (parts.length === 0) this.#out.add('');
      this.#out.behind('}');
    }
  }

  #words(text: string): void {
    for (const word of text.split(' ')) this.#out.add(word);
    this.#needsNumber = true;
  }

  #close(): void {
    this.#out.behind(')');
    this.#needsNumber = true;
  }
}

function after(node: MoveNode, position: Position): Task {
  return { type: 'line', parent: node, position: playUnchecked(position, node.move) };
}
