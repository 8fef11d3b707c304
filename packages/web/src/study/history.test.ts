import {
  addMove,
  createMoveTree,
  legalMoves,
  type MoveTree,
  setWords,
  startPosition,
  type TreePath,
  toggleNag,
  wordsAt,
} from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { History } from './history.js';

function begun(): { readonly tree: MoveTree; readonly history: History; readonly path: TreePath } {
  const start = startPosition(rulesOf('nightrider'));
  const tree = createMoveTree(start);
  const history = new History();
  const [move] = legalMoves(start);
  const { node, undo } = addMove(tree, start, move ?? expect.fail('no move'));
  history.record({ kind: 'move', at: tree, undo: undo ?? expect.fail('no change'), path: [] });
  return { tree, history, path: [node] };
}

describe('what was done', () => {
  it('is undone and done again, and it is looked at where it was then', () => {
    const { tree, history, path } = begun();
    expect([history.undoable, history.redoable]).toEqual(['move', undefined]);
    expect(history.undo(path)).toEqual([]);
    expect([tree.children, history.undoable, history.redoable]).toEqual([[], undefined, 'move']);
    expect(history.redo()).toEqual(path);
    expect([tree.children, history.undoable, history.redoable]).toEqual([path, 'move', undefined]);
    expect(history.redo()).toBeUndefined();
  });

  it('is not done again once something else was done', () => {
    const { tree, history, path } = begun();
    history.undo(path);
    history.record({ kind: 'words', at: tree, undo: setWords(tree, 'Well.'), path: [] });
    expect(history.redo()).toBeUndefined();
    expect(tree.children).toEqual([]);
  });

  it('is one change when it is words typed one after the other', () => {
    const { tree, history, path } = begun();
    for (const words of ['W', 'We', 'Wel'])
      history.record({ kind: 'words', at: tree, undo: setWords(tree, words), path });
    history.undo(path);
    expect([wordsAt(tree), history.undoable]).toEqual(['', 'move']);
    history.redo();
    expect(wordsAt(tree)).toBe('Wel');
  });

  it('is undone in reverse', () => {
    const { history, path } = begun();
    const [move] = path;
    if (move === undefined) expect.fail('no move');
    for (const nag of [1, 4]) history.record({ kind: 'nag', at: move, undo: toggleNag(move, nag), path });
    history.undo(path);
    expect(move.nags).toEqual([1]);
    history.undo(path);
    history.redo();
    history.redo();
    expect(move.nags).toEqual([4]);
  });
});
