/** Moves of a record as moves of the game. */
import { error, type Move, ok, type Position, parseUci, playUnchecked, type Result } from '@hippodrome/rules';
import type { GameRecord } from './record.js';

/** We have written the moves ourselves, but the file may have been edited since. Code: `match/state-damaged`. */
export function readMoves(
  start: Position,
  { game, moves: records }: Pick<GameRecord, 'game' | 'moves'>,
): Result<readonly Move[]> {
  let position = start;
  const moves: Move[] = [];
  for (const { move: text } of records) {
    const move = parseUci(position, text);
    if (!move.ok)
      return {
        ok: false,
        problems: [error('match/state-damaged', `game ${game} has a move that is not legal: ${text}`)],
      };
    moves.push(move.value);
    position = playUnchecked(position, move.value);
  }
  return ok(moves);
}
