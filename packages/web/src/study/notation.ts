/**
 * A tree of moves as it is read: the main line in numbered rows of two, and between them, as books have it, comments and the lines that
 * branch off. Lines inside lines stand in brackets.
 */
import { type MoveNode, type MoveTree, type Position, type TreeNode, wordsAt } from '@hippodrome/rules';
import { numberText, type PlyLabel, plyLabel } from './move-number.js';

export interface Entry {
  readonly node: MoveNode;
  readonly label: PlyLabel;
}

export type Block =
  /** Where one of the two is missing, something else stood or stands in its place. */
  | { readonly type: 'row'; readonly number: number; readonly first?: Entry; readonly second?: Entry }
  | { readonly type: 'aside'; readonly words: readonly string[]; readonly lines: readonly (readonly Token[])[] };

/** What a line is written with. */
export type Token =
  | { readonly type: 'move'; readonly entry: Entry; readonly number: string }
  | { readonly type: 'words'; readonly words: string }
  | { readonly type: 'line'; readonly tokens: readonly Token[] }
  /** Text that could not be read as moves. */
  | { readonly type: 'unread'; readonly text: string };

type Aside = Extract<Block, { type: 'aside' }>;

export function notationOf(tree: MoveTree, start: Position): readonly Block[] {
  const blocks: Block[] = [];
  const add = (aside: Aside): void => {
    if (aside.words.length > 0 || aside.lines.length > 0) blocks.push(aside);
  };
  add({ type: 'aside', words: said(wordsAt(tree)), lines: [] });
  let parent: TreeNode = tree;
  for (let ply = 0; ; ply++) {
    const [node, ...others]: readonly MoveNode[] = parent.children;
    const label = plyLabel(start, ply);
    if (node !== undefined) {
      add({ type: 'aside', words: said(wordsBefore(node)), lines: [] });
      addMove(blocks, { node, label });
    }
    const lines = [...others.map((other) => lineFrom(other, start, ply)), ...unreadLines(parent)];
    add({ type: 'aside', words: node === undefined ? [] : said(wordsAt(node)), lines });
    if (node === undefined) return blocks;
    parent = node;
  }
}

function addMove(blocks: Block[], entry: Entry): void {
  const { number, isFirst } = entry.label;
  const last = blocks.at(-1);
  if (isFirst) blocks.push({ type: 'row', number, first: entry });
  else if (last?.type === 'row' && last.second === undefined && last.first !== undefined)
    blocks[blocks.length - 1] = { ...last, second: entry };
  else blocks.push({ type: 'row', number, second: entry });
}

/** @param ply of the line's first move */
function lineFrom(first: MoveNode, start: Position, ply: number): readonly Token[] {
  const tokens: Token[] = [];
  let needsNumber = true;
  const write = (...more: readonly Token[]): void => {
    tokens.push(...more);
    needsNumber ||= more.length > 0;
  };
  let others: readonly MoveNode[] = [];
  let parent: TreeNode | undefined;
  for (let node: MoveNode | undefined = first, at = ply; node !== undefined; at++) {
    const label = plyLabel(start, at);
    write(...words(wordsBefore(node)));
    tokens.push({
      type: 'move',
      entry: { node, label },
      number: needsNumber || label.isFirst ? numberText(label) : '',
    });
    needsNumber = false;
    write(
      ...words(wordsAt(node)),
      ...others.map((other): Token => ({ type: 'line', tokens: lineFrom(other, start, at) })),
    );
    if (parent !== undefined) write(...unreadTokens(parent));
    parent = node;
    [node, ...others] = node.children;
  }
  if (parent !== undefined) write(...unreadTokens(parent));
  return tokens;
}

function said(text: string): readonly string[] {
  return text === '' ? [] : [text];
}

function words(text: string): readonly Token[] {
  return text === '' ? [] : [{ type: 'words', words: text }];
}

function wordsBefore({ commentsBefore }: MoveNode): string {
  return wordsAt({ comments: commentsBefore, children: [], unread: [] });
}

function unreadTokens({ unread }: TreeNode): readonly Token[] {
  return unread.map(({ text }) => ({ type: 'unread', text }));
}

function unreadLines(node: TreeNode): readonly (readonly Token[])[] {
  return unreadTokens(node).map((token) => [token]);
}

/** Which node each move follows. */
export function parentsIn(tree: MoveTree): ReadonlyMap<MoveNode, TreeNode> {
  const parents = new Map<MoveNode, TreeNode>();
  const open: TreeNode[] = [tree];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    for (const child of parent.children) {
      parents.set(child, parent);
      open.push(child);
    }
  }
  return parents;
}
