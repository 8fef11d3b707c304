/**
 * Signs that say something about a move: of check, mate, capture and en passant. Readers of moves forgive those that are wrong, for
 * people play on; an example that claims them proves them.
 */
import { writeSan } from '../notation/san/index.js';
import { isCapture, type Move } from '../position/move.js';
import type { Position } from '../position/position.js';

/** Whether a sign is written that the move has not earned; one that is left out claims nothing. @param move legal in the position */
export function bearsFalseMark(position: Position, move: Move, written: string): boolean {
  const check = /[#‡]/.test(written) ? '#' : /[+†]/.test(written) ? '+' : '';
  if (!writeSan(position, move).endsWith(check)) return true;
  if (claimsCapture(move, written) && !isCapture(move)) return true;
  return EN_PASSANT.test(written) && !isEnPassant(move);
}

const EN_PASSANT = /e\.?p\.?\)?[\s+#†‡!?]*$/;

/** No file is called x. The colon of a castling (`O-O:i1`) tells where the king goes. */
function claimsCapture({ type }: Move, written: string): boolean {
  return /[x×]/.test(written) || (type === 'step' && written.includes(':'));
}

function isEnPassant(move: Move): boolean {
  return move.type === 'step' && move.captures.length > 0 && !move.captures.includes(move.to);
}
