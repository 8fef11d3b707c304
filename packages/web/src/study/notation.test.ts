import { type MoveTree, parsePgn, startPosition, variantsNamed } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { notationOf, parentsIn, type Token } from './notation.js';

function treeOf(slug: string, moves: string): MoveTree {
  const rules = rulesOf(slug);
  const [game] = parsePgn(`[Event "?"]\n\n${moves}`, variantsNamed([rules], {}, rules));
  return game?.tree ?? expect.fail('no game');
}

function read(slug: string, moves: string): readonly string[] {
  const tree = treeOf(slug, moves);
  return notationOf(tree, tree.start ?? startPosition(rulesOf(slug))).map((block) => {
    if (block.type === 'row')
      return `${block.number} ${block.first?.node.san ?? '…'} ${block.second?.node.san ?? ''}`.trim();
    return [...block.words.map((words) => `"${words}"`), ...block.lines.map(inLine)].join(' | ');
  });
}

function inLine(tokens: readonly Token[]): string {
  return tokens.map(written).join(' ');
}

function written(token: Token): string {
  switch (token.type) {
    case 'move':
      return token.number + token.entry.node.san;
    case 'words':
      return `"${token.words}"`;
    case 'line':
      return `(${inLine(token.tokens)})`;
    case 'unread':
      return `<${token.text}>`;
  }
}

describe('a tree', () => {
  it('without lines is rows', () => {
    expect(read('chess', '1. e4 e5 2. Nf3 *')).toEqual(['1 e4 e5', '2 Nf3']);
    expect(read('chess', '*')).toEqual([]);
  });

  it('is interrupted by comments and lines behind the move that they are about', () => {
    expect(read('chess', '{start} 1. e4 {best} (1. d4 d5 2. c4) (1. c4) e5 2. Nf3 (2. d4) *')).toEqual([
      '"start"',
      '1 e4',
      '"best" | 1.d4 d5 2.c4 | 1.c4',
      '1 … e5',
      '2 Nf3',
      '2.d4',
    ]);
  });

  it('has lines in lines, with the numbers that a reader needs', () => {
    expect(read('chess', '1. e4 (1. d4 d5 {solid} (1... Nf6 2. c4 (2. Nf3)) 2. c4) *')).toEqual([
      '1 e4',
      '1.d4 d5 "solid" (1…Nf6 2.c4 (2.Nf3)) 2.c4',
    ]);
  });

  it('begins with whom it begins', () => {
    expect(read('knights', '1... a5 1. a4 h5 (2... b5 2. b4) *')).toEqual(['1 a5 a4', '2 h5', '2…b5 b4']);
    expect(read('chess', '[FEN "4k3/p7/8/8/8/8/P7/4K3 b - - 0 7"]\n\n7... a5 8. a4 Kd7 *')).toEqual([
      '7 … a5',
      '8 a4 Kd7',
    ]);
  });

  it('keeps what could not be read where it stood', () => {
    expect(read('chess', '1. e4 (1. d4 d9 2. c4) e5 2. Kh8 a6 *')).toEqual([
      '1 e4',
      '1.d4 <d9 2. c4>',
      '1 … e5',
      '<Kh8 a6>',
    ]);
  });
});

it('every move knows what it follows', () => {
  const tree = treeOf('chess', '1. e4 (1. d4 d5) e5 *');
  const parents = parentsIn(tree);
  expect(parents.size).toBe(4);
  const [e4, d4] = tree.children;
  expect([e4, d4].map((node) => node && parents.get(node))).toEqual([tree, tree]);
  expect(d4?.children.map((node) => parents.get(node))).toEqual([d4]);
});
