/** What a piece is worth more or less for standing where it stands, before anything else on the board is looked at. */
import type { Board, Square } from '@hippodrome/rules';

/** Centipawns for each step from the centre: of pieces, of royals early and late. */
const TO_CENTRE = 4;
const ROYAL_TO_CENTRE_LATE = 7;
/** For a royal early, each rank from home and each step from the middle files. */
const FROM_HOME = 20;
const TO_WING = 5;
/** For what steps towards promotion: the middle files. */
const MIDDLE = 3;

export function stepsToCentre(board: Board, square: Square): number {
  return Math.max(stepsToMiddle(board, square), Math.abs(board.rank(square) - (board.ranks - 1) / 2));
}

function stepsToMiddle(board: Board, square: Square): number {
  return Math.abs(board.file(square) - (board.files - 1) / 2);
}

/** Early and late; `rank` from the owner's side. */
export function placed(
  board: Board,
  square: Square,
  rank: number,
  is: { royal: boolean; pawnlike: boolean },
): readonly [number, number] {
  const steps = stepsToCentre(board, square);
  const mean = (Math.max(board.files, board.ranks) - 1) / 3;
  if (is.royal)
    return [
      TO_WING * stepsToMiddle(board, square) - FROM_HOME * Math.min(rank, 4),
      ROYAL_TO_CENTRE_LATE * (mean - steps),
    ];
  if (is.pawnlike) return [MIDDLE * (board.files / 4 - stepsToMiddle(board, square)), 0];
  return [TO_CENTRE * (mean - steps), 0.75 * TO_CENTRE * (mean - steps)];
}
