/** Whether a draw is worth taking. The computer offers none itself; it answers. */
import type { Colour, Position } from '@hippodrome/rules';
import type { Score } from '../search/score.js';

/** Centipawns: a side that is so much worse is glad of a draw. */
const WORSE = 100;
/** A position so near to balance in which nothing has happened for so many plies is as good as drawn. */
const BALANCED = 15;
const QUIET_PLIES = 30;

/** @param score for the side that has been offered the draw */
export function wantsDraw({ halfmoveClock }: Position, score: Score): boolean {
  if ('mate' in score) return score.mate < 0;
  if (score.cp <= -WORSE) return true;
  return Math.abs(score.cp) <= BALANCED && halfmoveClock >= QUIET_PLIES;
}

/** A score of the side to move, as a side sees it. */
export function scoreFor(side: Colour, { sideToMove }: Position, score: Score): Score {
  if (side === sideToMove) return score;
  return 'mate' in score ? { mate: -score.mate } : { cp: -score.cp };
}
