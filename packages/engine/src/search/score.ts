/**
 * Scores inside the search: centipawns for the side to move. A won game counts WIN less the plies until then, so that the
 * quicker win and the slower loss are preferred.
 */
import type { Colour, Outcome } from '@hippodrome/rules';

export const DRAW = 0;
export const WIN = 1_000_000;
/** More than any score. */
export const INFINITE = WIN + 1;
/** The deepest ply that a search looks at, quiescence included. */
export const MAX_PLY = 96;
/** Scores beyond this tell of a decided game. */
const DECIDED = WIN - 2 * MAX_PLY;

/** As people read it: centipawns, or the moves until the game is won (lost, when negative), by mate or by any other end. */
export type Score = { readonly cp: number } | { readonly mate: number };

export function isDecisive(score: number): boolean {
  return Math.abs(score) > DECIDED;
}

export function outcomeScore(outcome: Outcome, sideToMove: Colour, ply: number): number {
  if (outcome.winner === null) return DRAW;
  return outcome.winner === sideToMove ? WIN - ply : ply - WIN;
}

/** Moves of the winner from here until the end of a decided game. */
export function movesUntilWin(score: number): number {
  return Math.ceil((WIN - Math.abs(score)) / 2);
}

export function readableScore(score: number): Score {
  // Without the sign that a negated zero has.
  if (!isDecisive(score)) return { cp: score + 0 };
  const moves = movesUntilWin(score);
  return { mate: score > 0 ? moves : -moves };
}
