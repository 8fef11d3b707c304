/** From a game as PGN has it to what the library keeps of it. */
import {
  error,
  fail,
  type MoveTree,
  mainLine,
  ok,
  type PgnGame,
  type Position,
  playUnchecked,
  type Result,
  writePgn,
  writeUci,
} from '@hippodrome/rules';
import type { GameEntry, GameLine, Source } from './game-entry.js';
import { positionHash, textHash } from './position-hash.js';

export type Game = Pick<PgnGame, 'tags' | 'tree' | 'result'>;

export interface Described {
  readonly entry: GameEntry;
  readonly line: GameLine;
  readonly pgn: string;
}

/** Plies of a game that openings are looked up in. */
const OPENING_PLIES = 60;

/**
 * Codes: `library/no-game`, for a game of which nothing could be read.
 * @param now milliseconds since 1970
 */
export function describeGame(game: Game, source: Source, now: number): Result<Described> {
  const { tags, tree, result } = game;
  const { start } = tree;
  if (start === undefined) return fail(error('library/no-game', 'nothing of this game could be read'));
  const { slug } = start.rules.spec;
  const pgn = writePgn(game);
  const id = `${slug}-${textHash(pgn)}`;
  const known = (name: string): string => (/^[?.]*$/.test(tags.get(name) ?? '') ? '' : (tags.get(name) ?? ''));
  const entry: GameEntry = {
    id,
    slug,
    source,
    saved: now,
    white: known('White'),
    black: known('Black'),
    event: known('Event'),
    date: known('Date'),
    result,
    plies: mainLine(tree).length,
  };
  return ok({ entry, line: { id, slug, result, ...openingOf(tree, start) }, pgn });
}

function openingOf(tree: MoveTree, start: Position): Pick<GameLine, 'moves' | 'positions'> {
  const moves: string[] = [];
  const positions: string[] = [];
  let position = start;
  for (const { move } of mainLine(tree).slice(0, OPENING_PLIES)) {
    positions.push(positionHash(position));
    moves.push(writeUci(position.rules, move));
    position = playUnchecked(position, move);
  }
  return { moves, positions };
}
