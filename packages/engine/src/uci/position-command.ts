/** `position [startpos | fen FEN] [moves MOVE …]` */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type { GameRecord } from '../record/game-record.js';

/** @param words behind `position`. Code: `uci/bad-position` */
export function readPositionCommand(words: readonly string[]): Result<GameRecord> {
  const [kind, ...rest] = words;
  const end = rest.indexOf('moves');
  const before = end < 0 ? rest : rest.slice(0, end);
  const moves = end < 0 ? [] : rest.slice(end + 1);
  if (kind === 'startpos' && before.length === 0) return ok({ moves });
  if (kind === 'fen' && before.length > 0) return ok({ fen: before.join(' '), moves });
  return fail(error('uci/bad-position', 'a position is written: position startpos|fen FEN [moves MOVE …]'));
}
