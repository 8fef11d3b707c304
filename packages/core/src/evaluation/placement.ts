/** What a piece is worth more or less for standing where it stands, before anything else on the board is looked at. */
import type { Board, Square } from '@hippodrome/rules';
import type { Weights } from './weights.js';

/** A royal farther from home than this is not worse off. */
const MOST_RANKS = 4;

export function stepsToCentre(board: Board, square: Square): number {
  return Math.max(stepsToMiddle(board, square), Math.abs(board.rank(square) - (board.ranks - 1) / 2));
}

function stepsToMiddle(board: Board, square: Square): number {
  return Math.abs(board.file(square) - (board.files - 1) / 2);
}

export interface Standing {
  readonly square: Square;
  /** From the owner's side. */
  readonly rank: number;
  readonly royal: boolean;
  readonly pawnlike: boolean;
}

/** Early and late. */
export function placed(board: Board, standing: Standing, weights: Weights): readonly [number, number] {
  const { square, rank, royal, pawnlike } = standing;
  const steps = stepsToCentre(board, square);
  const mean = (Math.max(board.files, board.ranks) - 1) / 3;
  const toMiddle = stepsToMiddle(board, square);
  if (royal) {
    const early = weights.royalWing * toMiddle - weights.royalHome * Math.min(rank, MOST_RANKS);
    return [early, weights.royalCentreLate * (mean - steps)];
  }
  if (pawnlike) return [weights.pawnMiddle * (board.files / 4 - toMiddle), 0];
  return [weights.centreEarly * (mean - steps), weights.centreLate * (mean - steps)];
}
