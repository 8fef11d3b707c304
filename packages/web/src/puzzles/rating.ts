/**
 * The solver's own rating, by Glicko (M. Glickman, 1999): a puzzle is an opponent whose rating is known within 80 points, a go at it a
 * game. The deviation says how sure the rating is; it shrinks with every puzzle, never below 60, so that the rating goes on following
 * the solver. Kept in the browser; it compares the solver with our puzzles, and with nobody else.
 */

export interface Rating {
  readonly points: number;
  readonly deviation: number;
}

export const FIRST_RATING: Rating = { points: 1000, deviation: 300 };
const LEAST_DEVIATION = 60;
const PUZZLE_DEVIATION = 80;
const LOWEST = 200;
const HIGHEST = 3200;
/** Below this deviation a rating is more than a guess. */
const SETTLED = 110;

const Q = Math.log(10) / 400;

/** @param solved without errors and without help */
export function rated({ points, deviation }: Rating, puzzle: number, solved: boolean): Rating {
  const weight = 1 / Math.sqrt(1 + (3 * Q ** 2 * PUZZLE_DEVIATION ** 2) / Math.PI ** 2);
  const chance = 1 / (1 + 10 ** ((-weight * (points - puzzle)) / 400));
  const information = Q ** 2 * weight ** 2 * chance * (1 - chance);
  const precision = 1 / deviation ** 2 + information;
  const change = (Q / precision) * weight * (Number(solved) - chance);
  return {
    points: Math.min(HIGHEST, Math.max(LOWEST, points + change)),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision)),
  };
}

export function isSettled({ deviation }: Rating): boolean {
  return deviation <= SETTLED;
}
