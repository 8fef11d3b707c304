/**
 * Moves as XBoard writes them. Files are letters, as with us; ranks are counted from 1, but from 0 on boards of ten ranks; and what
 * XBoard sends has one character for each rank, which follow one another as in ASCII: `:` behind `9`, then `;`. It reads numbers of
 * two digits as well, and they are what people expect.
 */
import { type Move, type Position, parseUci, type Result } from '@hippodrome/rules';

const RANKS_COUNTED_FROM_ZERO = 10;
const PASS = '@@@@';

/** Whether a word looks like a move, whatever the board. */
export function looksLikeMove(word: string): boolean {
  return word === PASS || /^[a-p][0-9:;<=>?@]+[a-p][0-9:;<=>?@]+[a-z+]?$/i.test(word);
}

/** Code: those of coordinate moves. */
export function readMove(position: Position, word: string): Result<Move> {
  const offset = offsetOf(position);
  const ours = word.replaceAll(/([a-p])([0-9]+|[:;<=>?@])/gi, (_, file: string, rank: string) => {
    const number = /\d/.test(rank) ? Number(rank) : rank.charCodeAt(0) - '0'.charCodeAt(0);
    return `${file}${number + offset}`;
  });
  return parseUci(position, word === PASS ? '0000' : ours);
}

/** A move in our coordinates as XBoard reads it. */
export function toXBoard(position: Position, text: string): string {
  if (text === '0000') return PASS;
  const offset = offsetOf(position);
  return text.replaceAll(/([a-p])(\d+)/g, (_, file: string, rank: string) => `${file}${Number(rank) - offset}`);
}

/** What our numbers of ranks are more than XBoard's. */
function offsetOf({ rules }: Position): number {
  return rules.board.ranks === RANKS_COUNTED_FROM_ZERO ? 1 : 0;
}
