/**
 * What the analysis board begins with: what its address asks for, else what was left there last time, else the array. What cannot be
 * read is told with its place, and as much as can be is shown.
 */
import {
  aboutPart,
  addMove,
  createMoveTree,
  error,
  fail,
  type MoveTree,
  ok,
  type PgnGame,
  type Position,
  type Problem,
  parseMove,
  parsePgn,
  playUnchecked,
  type Result,
  type Ruleset,
  startPosition,
  type TreeNode,
  variantsNamed,
} from '@hippodrome/rules';
import type { Library } from '../library/index.js';
import { readPosition } from '../play/position-text.js';
import type { Draft } from './draft.js';
import { unpackText } from './share-link.js';

export type OpenedGame = Pick<PgnGame, 'tags' | 'tree' | 'result'>;

export interface Opened {
  readonly game: OpenedGame;
  readonly start: Position;
  /** Which child, from the root on. */
  readonly path: readonly number[];
  readonly flipped: boolean;
  readonly isTouched: boolean;
  /** Of what the address asked for. */
  readonly problems: readonly Problem[];
  /** The text that they are about. */
  readonly source: string;
  /** Whether the address was followed, so that what lay on the board has to be put aside. */
  readonly isAsked: boolean;
}

/** Moves that an address may hold. */
const MOST_MOVES = 2000;

interface Asked {
  readonly game?: OpenedGame;
  readonly problems: readonly Problem[];
  readonly source: string;
}

export async function openStudy(
  rules: Ruleset,
  query: URLSearchParams,
  draft: Draft | undefined,
  library: Pick<Library, 'loadGame'>,
): Promise<Opened> {
  const asked = await askedFor(rules, query, library);
  const { problems = [], source = '' } = asked ?? {};
  if (asked?.game !== undefined) {
    const path = query.has('moves') ? endOf(asked.game.tree) : [];
    return { ...opened(asked.game, rules), path, problems, source, isAsked: true };
  }
  const kept = draft && readPgn(rules, draft.pgn);
  if (draft !== undefined && kept !== undefined) {
    const { path, flipped, isTouched } = draft;
    return { ...opened(kept, rules), path, flipped, isTouched, problems, source };
  }
  return { ...opened(emptyGame(startPosition(rules)), rules), problems, source };
}

export function emptyGame(start: Position): OpenedGame {
  return { tags: new Map(), tree: createMoveTree(start), result: '*' };
}

/** The only game of a text that we wrote ourselves. */
export function readPgn(rules: Ruleset, pgn: string): PgnGame | undefined {
  const [game] = parsePgn(pgn, variantsNamed([rules], {}, rules));
  return game?.tree.start === undefined ? undefined : game;
}

function opened(game: OpenedGame, rules: Ruleset): Omit<Opened, 'problems' | 'source'> {
  const start = game.tree.start ?? startPosition(rules);
  return { game, start, path: [], flipped: false, isTouched: false, isAsked: false };
}

/** Undefined when the address asks for nothing. */
async function askedFor(
  rules: Ruleset,
  query: URLSearchParams,
  library: Pick<Library, 'loadGame'>,
): Promise<Asked | undefined> {
  const [tree, id, fen, moves] = ['tree', 'game', 'fen', 'moves'].map((name) => query.get(name)?.trim() || undefined);
  if (tree !== undefined) return gameOf(rules, await unpackText(tree), tree);
  if (id !== undefined) {
    const stored = await library.loadGame(id);
    const pgn: Result<string> = !stored.ok ? stored : stored.value === undefined ? fail(UNKNOWN) : ok(stored.value.pgn);
    return gameOf(rules, pgn, '');
  }
  if (fen === undefined && moves === undefined) return undefined;
  return lineOf(rules, fen, moves ?? '');
}

const UNKNOWN = error(
  'study/unknown-game',
  'this browser has no such game: it may have been deleted, or kept in another browser',
);

function gameOf(rules: Ruleset, pgn: Result<string>, link: string): Asked {
  if (!pgn.ok) return { problems: pgn.problems, source: link };
  const [game] = parsePgn(pgn.value, variantsNamed([rules], {}, rules));
  const { problems = [], tree } = game ?? {};
  const source = pgn.value;
  if (game === undefined || tree?.start === undefined) return { problems, source };
  return { game, problems: problems.filter(({ severity }) => severity === 'error'), source };
}

function lineOf(rules: Ruleset, fen: string | undefined, moves: string): Asked {
  const start: Result<Position> = fen === undefined ? ok(startPosition(rules)) : readPosition(rules, fen);
  if (!start.ok) return { problems: start.problems, source: fen ?? '' };
  const tree = createMoveTree(start.value);
  const problem = addMoves(tree, start.value, moves);
  return {
    game: { tags: new Map(), tree, result: '*' },
    problems: problem === undefined ? [] : [problem],
    source: moves,
  };
}

/** @returns what is wrong with the first move that cannot be played */
function addMoves(tree: MoveTree, start: Position, moves: string): Problem | undefined {
  let [position, parent]: [Position, TreeNode] = [start, tree];
  for (const [count, match] of [...moves.matchAll(/\S+/g)].entries()) {
    const text = match[0].replace(/^\d+\.+/, '');
    if (text === '') continue;
    const column = match.index + 1 + match[0].length - text.length;
    if (count >= MOST_MOVES) {
      return error('study/too-many-moves', `an address has at most ${MOST_MOVES} moves`, {
        line: 1,
        column,
        values: { most: MOST_MOVES },
      });
    }
    const move = parseMove(position, text);
    if (!move.ok) {
      const [problem] = move.problems;
      return (
        problem && {
          ...aboutPart(`"${text}"`, problem),
          line: 1,
          column: column + (problem.column ?? 1) - 1,
        }
      );
    }
    parent = addMove(parent, position, move.value).node;
    position = playUnchecked(position, move.value);
  }
  return undefined;
}

function endOf(tree: MoveTree): readonly number[] {
  const path: number[] = [];
  for (let node: TreeNode | undefined = tree.children[0]; node !== undefined; node = node.children[0]) path.push(0);
  return path;
}
