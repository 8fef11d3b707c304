/**
 * A move is a small sum type. It carries all that is needed to play it and to write it down: what moves, what it captures,
 * what it becomes; castling names both king and rook, so nobody has to guess it from a distance.
 */
import type { Square } from '../board/board.js';
import { EMPTY, type PieceCode, type Placement } from './placement.js';

export type Move = Step | Castling | Pass;

/** One piece goes from one square to another. */
export interface Step {
  readonly type: 'step';
  readonly from: Square;
  readonly to: Square;
  readonly piece: PieceCode;
  /** What the piece becomes; EMPTY when it stays what it is. */
  readonly promotion: PieceCode;
  /**
   * Squares whose piece is taken, ascending: `to` itself, where the victim of an en passant capture stands, or what the piece
   * passes and takes on its way. All of them hold enemies, but for `to` when a piece takes its own side's.
   */
  readonly captures: readonly Square[];
  /** Squares passed by an initial move, in the order passed: open to capture en passant. */
  readonly passed: readonly Square[];
}

/** King and rook move together. */
export interface Castling {
  readonly type: 'castling';
  readonly from: Square;
  readonly to: Square;
  readonly piece: PieceCode;
  readonly rookFrom: Square;
  readonly rookTo: Square;
  readonly rook: PieceCode;
  readonly style: CastlingStyle;
}

/**
 * How a castling is written: an orthodox one by the king's move alone, and by its side in SAN; a flexible one, which has others to
 * the same side, so too but with the king's square in SAN; a leap castling by both moves and with the king's square.
 */
export type CastlingStyle = 'orthodox' | 'flexible' | 'leap';

/** Nothing moves: only where a rule forces it. */
export interface Pass {
  readonly type: 'pass';
}

export const PASS: Pass = { type: 'pass' };
export const NO_SQUARES: readonly Square[] = [];

/** A step that promotes nothing. */
export function step(
  from: Square,
  to: Square,
  piece: PieceCode,
  captures: readonly Square[],
  passed: readonly Square[],
): Step {
  return { type: 'step', from, to, piece, promotion: EMPTY, captures, passed };
}

export function isCapture(move: Move): boolean {
  return move.type === 'step' && move.captures.length > 0;
}

/** Carries the move out on a placement of one's own. */
export function applyMove(placement: Placement, move: Move): void {
  if (move.type === 'pass') return;
  placement[move.from] = EMPTY;
  if (move.type === 'castling') {
    placement[move.rookFrom] = EMPTY;
    placement[move.to] = move.piece;
    placement[move.rookTo] = move.rook;
    return;
  }
  for (const square of move.captures) placement[square] = EMPTY;
  placement[move.to] = move.promotion === EMPTY ? move.piece : move.promotion;
}

/** Puts back, on a scratch copy, what `applyMove` changed. */
export function restoreSquares(scratch: Placement, original: Placement, move: Move): void {
  if (move.type === 'pass') return;
  scratch[move.from] = original[move.from] as number;
  scratch[move.to] = original[move.to] as number;
  if (move.type === 'castling') {
    scratch[move.rookFrom] = original[move.rookFrom] as number;
    scratch[move.rookTo] = original[move.rookTo] as number;
    return;
  }
  for (const square of move.captures) scratch[square] = original[square] as number;
}

/**
 * The documented order of moves: from, to, promotion, steps before castlings (those by the rook's square), captured squares one
 * by one, all numeric. A pass is always alone.
 */
export function compareMoves(a: Move, b: Move): number {
  if (a.type === 'pass' || b.type === 'pass') return 0;
  return (
    a.from - b.from || a.to - b.to || promotionOf(a) - promotionOf(b) || rookOf(a) - rookOf(b) || compareCaptures(a, b)
  );
}

/** Whether two moves are the same move of one position. */
export function sameMove(a: Move, b: Move): boolean {
  if (a.type === 'pass' || b.type === 'pass') return a.type === b.type;
  return a.type === b.type && compareMoves(a, b) === 0;
}

/** Fewer captures come first where one list begins like the other. */
function compareCaptures(a: Step | Castling, b: Step | Castling): number {
  if (a.type === 'castling' || b.type === 'castling') return 0;
  const shared = Math.min(a.captures.length, b.captures.length);
  for (let i = 0; i < shared; i++) {
    const difference = (a.captures[i] as number) - (b.captures[i] as number);
    if (difference !== 0) return difference;
  }
  return a.captures.length - b.captures.length;
}

function promotionOf(move: Step | Castling): number {
  return move.type === 'step' ? move.promotion : EMPTY;
}

function rookOf(move: Step | Castling): number {
  return move.type === 'castling' ? move.rookFrom : -1;
}
