/** Elo as the logistic curve has it, estimated from results, with its error. */
import { type Counts, distributionOf, gamesIn, mean, variance } from './results.js';

export interface EloEstimate {
  /** Points per game, from 0 to 1. */
  readonly score: number;
  readonly elo: number;
  /** Half the width of the 95 % confidence interval. */
  readonly error: number;
  /** The likelihood that the first engine is the stronger one, from 0 to 1. */
  readonly los: number;
}

/** The normal distribution has 95 % of its mass within so many deviations. */
const DEVIATIONS_95 = 1.959963984540054;
/** Scores nearer to 0 or 1 count as this: their Elo would be infinite. */
const NEAREST = 1e-3;

/** Undefined when there are no games. */
export function estimateElo(counts: Counts): EloEstimate | undefined {
  if (gamesIn(counts) === 0) return undefined;
  const distribution = distributionOf(counts);
  const score = mean(distribution);
  const deviation = Math.sqrt(variance(distribution) / distribution.units);
  const low = eloOfScore(score - DEVIATIONS_95 * deviation);
  const high = eloOfScore(score + DEVIATIONS_95 * deviation);
  return { score, elo: eloOfScore(score), error: (high - low) / 2, los: normal((score - 0.5) / deviation) };
}

/** @param score from 0 to 1; what is too near to the ends is taken for the nearest score with a finite Elo */
export function eloOfScore(score: number): number {
  const bounded = Math.min(Math.max(score, NEAREST), 1 - NEAREST);
  return -400 * Math.log10(1 / bounded - 1);
}

export function scoreOfElo(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The cumulative normal distribution; error below 1e-7 (Abramowitz and Stegun, 26.2.17). */
export function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429)))) * density(x);
  return x >= 0 ? 1 - tail : tail;
}

function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}
