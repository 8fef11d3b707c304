/**
 * Results as counts. Pairs of games with reversed colours are the better unit: what an opening gives to one side goes into both games
 * of a pair and cancels out, which the spread of single games does not know.
 */

/** Lost, drawn, won: single games, from the first engine's side. */
export type Trinomial = readonly [losses: number, draws: number, wins: number];
/** Pairs by their points, from 0 to 2 in halves. */
export type Pentanomial = readonly [none: number, half: number, one: number, oneAndHalf: number, two: number];
export type Counts = Trinomial | Pentanomial;

/** A distribution of the score of one unit (game or pair), scores from 0 to 1, ascending. */
export interface Distribution {
  readonly units: number;
  readonly scores: readonly number[];
  readonly probabilities: readonly number[];
}

/**
 * Stands for a result that has not been seen: without it the likelihood of seeing it at all would be zero, however few the games.
 * The size is fishtest's, so that figures can be compared.
 */
const UNSEEN = 1e-3;

export function gamesIn(counts: Counts): number {
  return unitsIn(counts) * (counts.length === 5 ? 2 : 1);
}

function unitsIn(counts: Counts): number {
  return counts.reduce<number>((sum, count) => sum + count, 0);
}

export function distributionOf(counts: Counts): Distribution {
  const weights = counts.map((count) => (count === 0 ? UNSEEN : count));
  const units = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    units,
    scores: counts.map((_, i) => i / (counts.length - 1)),
    probabilities: weights.map((weight) => weight / units),
  };
}

export function mean({ scores, probabilities }: Distribution): number {
  return scores.reduce((sum, score, i) => sum + score * (probabilities[i] ?? 0), 0);
}

export function variance(distribution: Distribution): number {
  const middle = mean(distribution);
  return distribution.scores.reduce(
    (sum, score, i) => sum + (score - middle) ** 2 * (distribution.probabilities[i] ?? 0),
    0,
  );
}
