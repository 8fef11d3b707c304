/**
 * From squares to moves. A pair of squares may mean several moves: a promotion to one of several pieces, a king's step or a castling
 * that ends on the same square, a castling with either rook, captures of other pieces on the way. What there is to choose from is the
 * rules' affair; here the moves are only told apart. The two squares are one when a piece captures without moving.
 */
import { EMPTY, isCapture, legalMoves, type Move, type PieceCode, type Position, type Square } from '@hippodrome/rules';
import type { Choice } from '../board/board-subject.js';

export interface Target {
  readonly to: Square;
  /** Something is captured, there or elsewhere. */
  readonly capture: boolean;
}

/** Where the legal moves from each square lead, each square once. */
export function destinations(position: Position): ReadonlyMap<Square, readonly Target[]> {
  const found = new Map<Square, Map<Square, Target>>();
  for (const move of legalMoves(position)) {
    if (move.type === 'pass') continue;
    const targets = found.get(move.from) ?? new Map<Square, Target>();
    const capture = isCapture(move) || targets.get(move.to)?.capture === true;
    found.set(move.from, targets.set(move.to, { to: move.to, capture }));
    if (isKingTakesRook(position, move) && !targets.has(move.rookFrom)) {
      targets.set(move.rookFrom, { to: move.rookFrom, capture: false });
    }
  }
  return new Map([...found].map(([from, targets]) => [from, [...targets.values()]]));
}

/** The legal moves that a pair of squares may mean, in the order of the rules. */
export function movesBetween(position: Position, from: Square, to: Square): readonly Move[] {
  return legalMoves(position).filter(
    (move) =>
      move.type !== 'pass' &&
      move.from === from &&
      (move.to === to || (isKingTakesRook(position, move) && move.rookFrom === to)),
  );
}

/** Who plays a move when squares are chosen, or asks which one is meant. */
interface Mover {
  readonly position: Position;
  choice: Choice | undefined;
  play(move: Move): void;
}

/** Plays the move that a pair of squares means; where it may mean several, the player has to choose. */
export function playBetween(mover: Mover, from: Square, to: Square): void {
  const moves = movesBetween(mover.position, from, to);
  const [only] = moves;
  if (moves.length > 1) mover.choice = { moves, to };
  else if (only !== undefined) mover.play(only);
}

/** What a promotion may be to, when every one of the moves is a promotion. */
export function promotionChoices(moves: readonly Move[]): readonly PieceCode[] | undefined {
  const pieces = moves.map((move) => (move.type === 'step' ? move.promotion : EMPTY));
  return moves.length > 0 && pieces.every((piece) => piece !== EMPTY) ? pieces : undefined;
}

/** Whether some of the moves differ in what they capture and in nothing else that is seen. */
export function differInCaptures(moves: readonly Move[]): boolean {
  const steps = moves.filter((move) => move.type === 'step');
  return steps.some((one) =>
    steps.some((other) => one.promotion === other.promotion && String(one.captures) !== String(other.captures)),
  );
}

type Castling = Extract<Move, { type: 'castling' }>;

/** Setting the king on its own rook castles too, where that can mean one castling only. */
function isKingTakesRook(position: Position, move: Move): move is Castling {
  if (move.type !== 'castling') return false;
  return legalMoves(position).every(
    (other) => other === move || other.type !== 'castling' || other.rookFrom !== move.rookFrom,
  );
}
