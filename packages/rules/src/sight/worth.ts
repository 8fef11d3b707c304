/** What pieces are worth to whoever asks: sight is told, since estimates of value are the business of those who think. */
import type { Step } from '../position/move.js';
import { EMPTY, type PieceCode } from '../position/placement.js';
import type { Position } from '../position/position.js';

/** In centipawns; never asked of royals, which are not traded. */
export type Worth = (piece: PieceCode) => number;

/** What a capture wins at once: its victims, less those of its own side, and what a promotion adds. */
export function winsAtOnce({ placement }: Position, { piece, captures, promotion }: Step, worth: Worth): number {
  const side = piece & 1;
  const taken = captures.reduce((sum, square) => {
    const victim = placement[square] as PieceCode;
    return sum + (((victim as number) & 1) === side ? -worth(victim) : worth(victim));
  }, 0);
  return promotion === EMPTY ? taken : taken + worth(promotion) - worth(piece);
}
