/**
 * The sequential probability ratio test: games are played until it is decided whether the first engine is stronger by `elo0` (H0) or
 * by `elo1` (H1). How the points are spread is not known beforehand; the generalised test takes for each hypothesis the most
 * likely spread that has its mean score (fishtest's mathematics, "GSPRT" with logistic Elo).
 */
import { scoreOfElo } from './elo.js';
import { type Counts, type Distribution, distributionOf, gamesIn } from './results.js';

export interface SprtSettings {
  readonly elo0: number;
  /** More than `elo0`. */
  readonly elo1: number;
  /** The probability of accepting H1 though H0 is true. */
  readonly alpha: number;
  /** The probability of accepting H0 though H1 is true. */
  readonly beta: number;
}

export interface SprtState {
  /** The logarithm of how much likelier the results are under H1 than under H0. */
  readonly llr: number;
  /** H0 is accepted at this ratio, H1 at the upper one. */
  readonly lower: number;
  readonly upper: number;
  readonly accepted: 'H0' | 'H1' | null;
}

/** What is customary. */
export const ERROR_RATE = 0.05;

export function sprt(settings: SprtSettings, counts: Counts): SprtState {
  const lower = Math.log(settings.beta / (1 - settings.alpha));
  const upper = Math.log((1 - settings.beta) / settings.alpha);
  const llr = logLikelihoodRatio(settings, counts);
  return { llr, lower, upper, accepted: llr >= upper ? 'H1' : llr <= lower ? 'H0' : null };
}

export function logLikelihoodRatio({ elo0, elo1 }: Pick<SprtSettings, 'elo0' | 'elo1'>, counts: Counts): number {
  if (gamesIn(counts) === 0) return 0;
  const seen = distributionOf(counts);
  const under0 = likeliestWithMean(seen, scoreOfElo(elo0));
  const under1 = likeliestWithMean(seen, scoreOfElo(elo1));
  const ratio = seen.probabilities.reduce(
    (sum, probability, i) => sum + probability * Math.log((under1[i] ?? 0) / (under0[i] ?? 0)),
    0,
  );
  return seen.units * ratio;
}

/**
 * The probabilities with the given mean score that make what was seen the likeliest: each is the seen one divided by
 * 1 + x (score - mean), with the x for which they keep that mean.
 */
function likeliestWithMean({ scores, probabilities }: Distribution, wanted: number): readonly number[] {
  const distances = scores.map((score) => score - wanted);
  const x = multiplier(distances, probabilities);
  return probabilities.map((probability, i) => probability / (1 + x * (distances[i] ?? 0)));
}

/** Halvings after which an interval is as narrow as numbers can tell. */
const HALVINGS = 100;

/** Where the mean distance, which falls all the way between the two poles, is zero. */
function multiplier(distances: readonly number[], probabilities: readonly number[]): number {
  const meanDistance = (x: number): number =>
    distances.reduce((sum, distance, i) => sum + ((probabilities[i] ?? 0) * distance) / (1 + x * distance), 0);
  let low = -1 / Math.max(...distances);
  let high = -1 / Math.min(...distances);
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (meanDistance(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
