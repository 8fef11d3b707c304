import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalMoves } from '../../position/legal.js';
import { playUnchecked } from '../../position/play.js';
import {
  addMove,
  deleteLine,
  demoteLine,
  isOnMainLine,
  makeMainLine,
  promoteLine,
  type Undo,
  undoAll,
} from './edit.js';
import { outline, readMoves } from './pgn.test-helper.js';
import type { MoveNode, MoveTree } from './tree.js';

const MOVES = '1. e4 (1. d4 d5 (1... Nf6 2. c4)) (1. c4) 1... e5 (1... c5) 2. Nf3 *';

function pathTo(tree: MoveTree, ...sans: readonly string[]): readonly MoveNode[] {
  const path: MoveNode[] = [];
  for (const san of sans) {
    const node = (path.at(-1) ?? tree).children.find((child) => child.san === san);
    path.push(node ?? expect.fail(`no ${san}`));
  }
  return path;
}

describe('a line', () => {
  it.each([
    ['is promoted one place', promoteLine, ['c4'], 'e4 (c4) (d4 d5 (Nf6 c4)) e5 (c5) Nf3'],
    [
      'is promoted where it branches off last',
      promoteLine,
      ['d4', 'Nf6', 'c4'],
      'e4 (d4 Nf6 (d5) c4) (c4) e5 (c5) Nf3',
    ],
    ['is promoted where it branches off at all', promoteLine, ['d4', 'd5'], 'd4 (e4 e5 (c5) Nf3) (c4) d5 (Nf6 c4)'],
    ['is demoted one place', demoteLine, ['e4'], 'd4 (e4 e5 (c5) Nf3) (c4) d5 (Nf6 c4)'],
    ['is demoted where it forks last', demoteLine, ['e4', 'e5', 'Nf3'], 'e4 (d4 d5 (Nf6 c4)) (c4) c5 (e5 Nf3)'],
    ['becomes the main line', makeMainLine, ['d4', 'Nf6'], 'd4 (e4 e5 (c5) Nf3) (c4) Nf6 (d5) c4'],
    ['is deleted with all behind it', deleteLine, ['e4', 'e5'], 'e4 (d4 d5 (Nf6 c4)) (c4) c5'],
    ['is deleted as a whole', deleteLine, ['d4'], 'e4 (c4) e5 (c5) Nf3'],
  ])('%s', (_, change, sans, changed) => {
    const { tree } = readMoves(MOVES);
    const before = outline(tree);
    const undo = change(tree, pathTo(tree, ...sans));
    expect(outline(tree)).toBe(changed);
    undo?.();
    expect(outline(tree)).toBe(before);
  });

  it.each([
    ['promoted', promoteLine, ['e4', 'e5']],
    ['made the main line', makeMainLine, ['e4', 'e5', 'Nf3']],
    ['demoted', demoteLine, ['c4']],
    ['deleted', deleteLine, []],
  ])('stays as it is where it cannot be %s', (_, change, sans) => {
    const { tree } = readMoves(MOVES);
    expect(change(tree, pathTo(tree, ...sans))).toBeUndefined();
  });

  it('is the main line or not', () => {
    const { tree } = readMoves(MOVES);
    expect(isOnMainLine(tree, [])).toBe(true);
    expect(isOnMainLine(tree, pathTo(tree, 'e4', 'e5'))).toBe(true);
    expect(isOnMainLine(tree, pathTo(tree, 'd4', 'd5'))).toBe(false);
  });
});

it('a move that is there already is found, another is added behind', () => {
  const { tree } = readMoves(MOVES);
  const start = tree.start ?? expect.fail('no start');
  const [known, other] = ['e4', 'Nc3'].map((san) => {
    const node = pathTo(readMoves(`1. ${san} *`).tree, san)[0];
    return addMove(tree, start, node?.move ?? expect.fail('no move'));
  });
  expect(known?.undo).toBeUndefined();
  expect(known?.node).toBe(tree.children[0]);
  expect(tree.children.at(-1)).toBe(other?.node);
  other?.undo?.();
  expect(tree.children).toHaveLength(3);
});

it('whatever was changed, undone in reverse it is as before, and done again as it was then', () => {
  const step = fc.tuple(fc.constantFrom('add', 'promote', 'demote', 'main', 'delete'), fc.nat(), fc.nat(3));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const { tree } = readMoves(MOVES);
      const before = outline(tree);
      const undos: Undo[] = [];
      for (const [what, seed, depth] of steps) {
        const path = walk(tree, seed, depth);
        const undo = what === 'add' ? addAt(tree, path, seed) : CHANGES[what](tree, path);
        if (undo !== undefined) undos.push(undo);
      }
      const after = outline(tree);
      const redo = undoAll(undos)();
      expect(outline(tree)).toBe(before);
      const undo = redo();
      expect(outline(tree)).toBe(after);
      undo();
      expect(outline(tree)).toBe(before);
    }),
  );
});

const CHANGES = { promote: promoteLine, demote: demoteLine, main: makeMainLine, delete: deleteLine } as const;

function walk(tree: MoveTree, seed: number, depth: number): readonly MoveNode[] {
  const path: MoveNode[] = [];
  for (let i = 0; i < depth; i++) {
    const { children } = path.at(-1) ?? tree;
    const node = children[(seed >> i) % Math.max(1, children.length)];
    if (node === undefined) break;
    path.push(node);
  }
  return path;
}

function addAt(tree: MoveTree, path: readonly MoveNode[], seed: number): Undo | undefined {
  const start = tree.start ?? expect.fail('no start');
  const position = path.reduce((at, { move }) => playUnchecked(at, move), start);
  const moves = legalMoves(position);
  const move = moves[seed % moves.length];
  return move && addMove(path.at(-1) ?? tree, position, move).undo;
}
