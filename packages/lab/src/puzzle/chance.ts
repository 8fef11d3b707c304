/** Scores as chances of winning: what a puzzle's clear margin is measured in. */
import type { Score } from '@hippodrome/core';

/** Per centipawn: three pawns ahead win three games of four, as in the score bar of the page. */
const STEEPNESS = Math.log(3) / 330;

/** From 0, lost, to 1, won; of a drawn or an even game one half. @param score for the side that is asked about */
export function winChance(score: Score): number {
  if ('mate' in score) return score.mate > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-STEEPNESS * score.cp));
}
