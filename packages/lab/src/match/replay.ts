/** Moves of a record as moves of the game. */
import { expectOk, type Move, type Position, parseUci, playUnchecked } from '@hippodrome/rules';
import type { MoveRecord } from './record.js';

/** @param records legal moves, one after the other: we have written them ourselves */
export function readMoves(start: Position, records: readonly MoveRecord[]): readonly Move[] {
  let position = start;
  return records.map(({ move: text }) => {
    const move = expectOk(parseUci(position, text));
    position = playUnchecked(position, move);
    return move;
  });
}
