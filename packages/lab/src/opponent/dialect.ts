/**
 * How an engine writes moves and positions where it differs from us: the letters of its pieces, and for Fairy-Stockfish how a pass
 * is written and that pools of captured pieces are not told.
 */
import {
  legalMoves,
  type Move,
  type Position,
  parseUci,
  type Result,
  royalSquares,
  writeFen,
  writeUci,
} from '@hippodrome/rules';

export const DIALECTS = ['standard', 'fsf'] as const;
export type DialectName = (typeof DIALECTS)[number];

export interface Dialect {
  readonly name: DialectName;
  /** The engine's letter for each of ours that it writes in another way; both in lower case. */
  readonly letters: ReadonlyMap<string, string>;
}

export function writePosition(dialect: Dialect, position: Position): string {
  const fen = writeFen(position);
  const space = fen.indexOf(' ');
  const board = dialect.name === 'fsf' ? fen.slice(0, space).replace(/\[.*\]$/, '') : fen.slice(0, space);
  return translate(board, dialect.letters) + fen.slice(space);
}

/** @param position where the move is played */
export function writeMove(dialect: Dialect, position: Position, move: Move): string {
  if (move.type === 'pass') return writePass(dialect, position);
  const text = writeUci(position.rules, move);
  return text.replace(PROMOTION, (letter) => translate(letter, dialect.letters));
}

/** Codes: those of `parseUci`. */
export function readMove(dialect: Dialect, position: Position, text: string): Result<Move> {
  const isPass = /^([a-z]\d+)\1$/.test(text) && legalMoves(position)[0]?.type === 'pass';
  if (isPass) return parseUci(position, '0000');
  const theirs = new Map([...dialect.letters].map(([our, their]) => [their, our]));
  return parseUci(
    position,
    text.replace(PROMOTION, (letter) => translate(letter, theirs)),
  );
}

/** The letter behind the square that a move reaches. */
const PROMOTION = /(?<=\d)[A-Za-z]$/;

/** Fairy-Stockfish lets the king stay where it is. */
function writePass({ name }: Dialect, position: Position): string {
  const [king] = royalSquares(position.rules, position.placement, position.sideToMove);
  if (name === 'standard' || king === undefined) return '0000';
  const square = position.rules.board.name(king);
  return square + square;
}

/** Letters of either case replaced; the others stay. */
function translate(text: string, letters: ReadonlyMap<string, string>): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const small = letter.toLowerCase();
    const other = letters.get(small) ?? small;
    return letter === small ? other : other.toUpperCase();
  });
}
