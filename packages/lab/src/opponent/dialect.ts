/**
 * How an engine writes moves and positions where it differs from us: the letters of its pieces, for Fairy-Stockfish how a pass is written
 * and that pools of captured pieces are not told, and promotions for engines that do not know what they depend on.
 */
import {
  EMPTY,
  legalMoves,
  type Move,
  ok,
  type Position,
  parseUci,
  type Result,
  royalSquares,
  writeFen,
  writeUci,
} from '@hippodrome/rules';

export const DIALECTS = ['standard', 'fsf'] as const;
export type DialectName = (typeof DIALECTS)[number];

/**
 * What a promotion to a piece that is not legal means. `forced`: where only one piece is legal on the square, that one, for engines that
 * know nothing of promotion by the square. `said`: nothing, the move is illegal.
 */
export const PROMOTIONS = ['said', 'forced'] as const;

export interface Dialect {
  readonly name: DialectName;
  readonly promotion: (typeof PROMOTIONS)[number];
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
  const ours = text.replace(PROMOTION, (letter) => translate(letter, theirs));
  const move = parseUci(position, ours);
  if (move.ok || dialect.promotion === 'said') return move;
  const forced = forcedPromotion(position, ours);
  return forced === undefined ? move : ok(forced);
}

/** The only promotion between the squares of a move that names another one. */
function forcedPromotion(position: Position, text: string): Move | undefined {
  const squares = text.replace(PROMOTION, '');
  if (squares === text) return undefined;
  const [only, ...others] = legalMoves(position).filter(
    (move) => move.type === 'step' && writeUci(position.rules, move).replace(PROMOTION, '') === squares,
  );
  const promotes = only?.type === 'step' && only.promotion !== EMPTY;
  return promotes && others.length === 0 ? only : undefined;
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
