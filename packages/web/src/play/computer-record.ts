/**
 * What the computer is told of a game. Positions before the last capture or other irreversible move cannot come again, so they are
 * left out: replaying a long game from its start, on either side of the channel, would take time that is felt.
 */
import type { GameRecord } from '@hippodrome/engine';
import { type Position, writeFen } from '@hippodrome/rules';
import type { Session } from './session.js';

/** @param until the ply up to which the game is told; the present one unless stated */
export function recordFor(session: Pick<Session, 'lines' | 'positionAt'>, until = session.lines.length): GameRecord {
  let ply = until;
  while (ply > 0 && session.positionAt(ply).halfmoveClock > 0) ply--;
  const start: Position = session.positionAt(ply);
  return { fen: writeFen(start), moves: session.lines.slice(ply, until).map(({ uci }) => uci) };
}
