/**
 * Ratings for levels, for programs that ask for a strength as a number. Nominal: they order the levels as people would place them.
 * `bench/RESULTS.md` has how the levels fare against each other.
 */
import { LEVELS, type Level } from './level.js';

/** From the weakest to the strongest. */
const RATINGS: Readonly<Record<Level, number>> = {
  1: 700,
  2: 950,
  3: 1200,
  4: 1450,
  5: 1700,
  6: 1950,
  7: 2250,
  8: 2600,
};

const ALL = LEVELS.map((level) => RATINGS[level]);
export const LOWEST_RATING = Math.min(...ALL);
export const HIGHEST_RATING = Math.max(...ALL);

/** The strongest level whose rating is not above; the weakest if there is none. */
export function levelFor(rating: number): Level {
  return LEVELS.findLast((level) => RATINGS[level] <= rating) ?? LEVELS[0];
}
