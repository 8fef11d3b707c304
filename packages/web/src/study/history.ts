/** What was done to a tree and can be undone, and what was undone and can be done again: until something else is done. */
import type { TreeNode, TreePath, Undo } from '@hippodrome/rules';

export type ChangeKind =
  | 'move'
  | 'words'
  | 'nag'
  | 'shapes'
  | 'promote'
  | 'demote'
  | 'main'
  | 'delete'
  | 'line'
  | 'survey';

export interface Change {
  readonly kind: ChangeKind;
  /** What was changed, so that typing goes on with the change that it began. */
  readonly at: TreeNode;
  readonly undo: Undo;
  /** Where it was looked at before. */
  readonly path: TreePath;
}

interface Undone {
  readonly change: Change;
  readonly redo: Undo;
  /** Where it was looked at when it was undone. */
  readonly path: TreePath;
}

const MOST_UNDOS = 500;

export class History {
  readonly #done: Change[] = [];
  readonly #undone: Undone[] = [];

  /** What `undo` would undo. */
  get undoable(): ChangeKind | undefined {
    return this.#done.at(-1)?.kind;
  }

  /** What `redo` would do again. */
  get redoable(): ChangeKind | undefined {
    return this.#undone.at(-1)?.change.kind;
  }

  record(change: Change): void {
    const last = this.#done.at(-1);
    const goesOn = change.kind === 'words' && last?.kind === 'words' && last.at === change.at;
    if (!goesOn) this.#done.push(change);
    if (this.#done.length > MOST_UNDOS) this.#done.shift();
    this.#undone.length = 0;
  }

  /** @param path where it is looked at now @returns where to look then; undefined when there is nothing to undo */
  undo(path: TreePath): TreePath | undefined {
    const change = this.#done.pop();
    if (change === undefined) return undefined;
    this.#undone.push({ change, redo: change.undo(), path });
    return change.path;
  }

  /** @returns where to look then; undefined when there is nothing to do again */
  redo(): TreePath | undefined {
    const undone = this.#undone.pop();
    if (undone === undefined) return undefined;
    this.#done.push({ ...undone.change, undo: undone.redo() });
    return undone.path;
  }
}
