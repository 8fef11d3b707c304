/** What the tests of this folder share: games to read, and readable forms of what was read. */
import type { Problem } from '../../result.js';
import { writeFen } from '../fen/index.js';
import { GAMES } from '../games.test-helper.js';
import { writeUci } from '../uci/index.js';
import { commentParts, type MoveComment } from './comment.js';
import { parsePgn } from './parse.js';
import type { PgnGame } from './pgn-game.js';
import type { PgnOptions } from './reader.js';
import type { MoveNode, MoveTree, TreeNode } from './tree.js';
import { variantsNamed } from './variants.js';

/** Chess is the game of PGNs that name none. */
export const VARIANTS = variantsNamed(Object.values(GAMES), { 'Old Name': 'Knights Chess' }, GAMES.chess);

/** All seven tags, so that none is missed. */
export const HEADER = `[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
`;
/** Lines of the header, and the empty line behind it and the result. */
export const HEADER_LINES = 8;

export function read(text: string | Iterable<string>, options: Partial<PgnOptions> = {}): readonly PgnGame[] {
  return [...parsePgn(text, { ...VARIANTS, ...options })];
}

/** The one game whose moves are given, its tags complete. */
export function readMoves(moves: string, result = '*', options: Partial<PgnOptions> = {}): PgnGame {
  const [game, ...others] = read(`${HEADER}[Result "${result}"]\n\n${moves}`, options);
  if (game === undefined || others.length > 0) throw new Error(`${1 + others.length} games`);
  return game;
}

/** `5:3 pgn/code`. */
export function placed({ line, column, code }: Problem): string {
  return `${line}:${column} ${code}`;
}

/** A tree in one line: `e4 $1 {words} (d4 <unread>) e5`. */
export function outline(tree: MoveTree): string {
  return [...tree.comments.map(braced), ...lineOf(tree)].join(' ');
}

function lineOf({ children: [main, ...others], unread }: TreeNode): readonly string[] {
  const kept = unread.map(({ text }) => `<${text}>`);
  if (main === undefined) return kept;
  const variations = [...others.map((node) => [...moveOf(node), ...lineOf(node)].join(' ')), ...kept];
  return [...moveOf(main), ...variations.map((line) => `(${line})`), ...lineOf(main)];
}

function moveOf({ commentsBefore, san, nags, comments }: MoveNode): readonly string[] {
  return [...commentsBefore.map(braced), san, ...nags.map((nag) => `$${nag}`), ...comments.map(braced)];
}

function braced(comment: MoveComment): string {
  return `{${commentParts(comment).join(' ')}}`;
}

/** All that a game says, as plain data that can be compared. */
export function facts({ tags, tree, result }: PgnGame): unknown {
  const { start } = tree;
  const rules = start?.rules;
  const node = ({ move, children, unread, ...rest }: MoveNode): unknown => ({
    ...rest,
    move: rules && writeUci(rules, move),
    children: children.map(node),
    unread: unread.map(({ text }) => text),
  });
  return {
    tags: [...tags].sort(([a], [b]) => (a < b ? -1 : 1)),
    result,
    start: start && writeFen(start),
    game: rules?.spec.slug,
    comments: tree.comments,
    children: tree.children.map(node),
    unread: tree.unread.map(({ text }) => text),
  };
}
