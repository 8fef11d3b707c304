/** `writeSan`: a legal move in standard algebraic notation, as PGN has it, extended to boards and games of any kind. */
import { fileName } from '../../board/board.js';
import { inCheck } from '../../position/check.js';
import { outcome } from '../../position/end.js';
import { legalMoves } from '../../position/legal.js';
import { type Castling, isCapture, type Move, type Step } from '../../position/move.js';
import { EMPTY, type PieceCode } from '../../position/placement.js';
import { playUnchecked } from '../../position/play.js';
import type { Position } from '../../position/position.js';
import type { Ruleset } from '../../rule/ruleset.js';
import { capturesElsewhere, writeCaptures } from '../captures.js';
import { kindOfPiece } from '../letters.js';

export const CASTLING = { king: 'O-O', queen: 'O-O-O' } as const;
export type CastlingSide = keyof typeof CASTLING;

/** @param move one of the position's legal moves */
export function writeSan(position: Position, move: Move): string {
  return sanBody(position, move) + checkMark(position, move);
}

/** All legal moves in SAN, in the order of `legalMoves`. */
export function sanList(position: Position): readonly string[] {
  return legalMoves(position).map((move) => writeSan(position, move));
}

/** A legal move in SAN without the mark of check or mate, for which it would have to be played. */
export function sanBody(position: Position, move: Move): string {
  switch (move.type) {
    case 'pass':
      return '--';
    case 'castling':
      return castlingBody(position.rules, move);
    case 'step':
      return stepBody(position, move);
  }
}

/** The king side is that of the higher files. */
export function castlingSide({ from, rookFrom }: Castling): CastlingSide {
  return rookFrom > from ? 'king' : 'queen';
}

function castlingBody({ board }: Ruleset, move: Castling): string {
  const side = CASTLING[castlingSide(move)];
  return move.style === 'orthodox' ? side : `${side}:${board.name(move.to)}`;
}

function stepBody(position: Position, move: Step): string {
  const { rules } = position;
  const letter = writtenLetter(rules, move.piece);
  const promotion = move.promotion === EMPTY ? '' : `=${kindOfPiece(rules.kinds, move.promotion).letter}`;
  const square = (isCapture(move) ? 'x' : '') + rules.board.name(move.to);
  return letter + origin(position, move, letter) + square + namedCaptures(position, move) + promotion;
}

/** What it captures elsewhere, where another legal move of the piece to that square captures otherwise, or where it stays. */
function namedCaptures(position: Position, move: Step): string {
  const elsewhere = capturesElsewhere(move);
  if (elsewhere.length === 0) return '';
  const list = writeCaptures(position.rules, elsewhere);
  const isRival = (other: Move): boolean =>
    other.type === 'step' &&
    other.from === move.from &&
    other.to === move.to &&
    writeCaptures(position.rules, capturesElsewhere(other)) !== list;
  return move.from === move.to || legalMoves(position).some(isRival) ? list : '';
}

function writtenLetter({ kinds }: Ruleset, piece: PieceCode): string {
  const kind = kindOfPiece(kinds, piece);
  return kind.letterless ? '' : kind.letter;
}

/** As much of the square it leaves as tells a move from its rivals: file, else rank, else square. */
function origin(position: Position, move: Step, letter: string): string {
  const { board } = position.rules;
  const file = board.file(move.from);
  const rank = board.rank(move.from);
  const rivals = rivalsOf(position, move, letter);
  const startsWithFile = letter === '' && isCapture(move);
  if (rivals.length === 0) return startsWithFile ? fileName(file) : '';
  if (rivals.every(({ from }) => board.file(from) !== file)) return fileName(file);
  const rankWillDo = !startsWithFile && rivals.every(({ from }) => board.rank(from) !== rank);
  return rankWillDo ? String(rank + 1) : board.name(move.from);
}

/** The legal moves of other pieces with the same letter to the same square. */
function rivalsOf(position: Position, move: Step, letter: string): readonly Step[] {
  return legalMoves(position).filter(
    (other): other is Step =>
      other.type === 'step' &&
      other.to === move.to &&
      other.from !== move.from &&
      writtenLetter(position.rules, other.piece) === letter,
  );
}

function checkMark(position: Position, move: Move): string {
  const after = playUnchecked(position, move);
  if (!inCheck(after)) return '';
  return outcome(after)?.rule === 'checkmate' ? '#' : '+';
}
