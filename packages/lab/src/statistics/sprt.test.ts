import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { scoreOfElo } from './elo.js';
import type { Pentanomial } from './results.js';
import { logLikelihoodRatio, type SprtSettings, sprt } from './sprt.js';

describe('the ratio', () => {
  // Finished tests of Stockfish with logistic bounds, from the messages of its commits: what fishtest published.
  it.each<[llr: number, elo0: number, elo1: number, pairs: Pentanomial]>([
    [2.94, 0.25, 1.75, [1309, 17497, 58472, 17993, 1421]],
    [2.95, 0.25, 1.25, [652, 7930, 24623, 8287, 696]],
    [2.95, -1.5, 0.5, [96, 1187, 3645, 1238, 129]],
    [2.98, -0.25, 1.25, [842, 10039, 32062, 10390, 831]],
    [2.96, 0.25, 1.25, [48, 2420, 24956, 2637, 51]],
    [2.93, -0.75, 0.25, [33, 2186, 28230, 2192, 43]],
    [8.62, 0.25, 1.75, [418, 14886, 111745, 15860, 463]],
  ])('is %f for %f, %f and %j', (llr, elo0, elo1, pairs) => {
    expect(Math.abs(logLikelihoodRatio({ elo0, elo1 }, pairs) - llr)).toBeLessThan(0.0051);
  });

  it('has the opposite sign for the opposite results and bounds', () => {
    const forward = logLikelihoodRatio({ elo0: 0, elo1: 10 }, [3, 10, 40, 25, 9]);
    expect(forward).toBeGreaterThan(0);
    expect(logLikelihoodRatio({ elo0: 0, elo1: -10 }, [9, 25, 40, 10, 3])).toBeCloseTo(forward, 9);
    expect(logLikelihoodRatio({ elo0: -10, elo1: 0 }, [9, 25, 40, 10, 3])).toBeCloseTo(-forward, 9);
  });

  it('is nothing without games, and finite when all are alike', () => {
    expect(logLikelihoodRatio({ elo0: 0, elo1: 10 }, [0, 0, 0, 0, 0])).toBe(0);
    expect(logLikelihoodRatio({ elo0: 0, elo1: 10 }, [0, 0, 0, 0, 20])).toBeGreaterThan(0);
    expect(Number.isFinite(logLikelihoodRatio({ elo0: 0, elo1: 10 }, [30, 0, 0]))).toBe(true);
  });
});

describe('the test', () => {
  const SETTINGS: SprtSettings = { elo0: 0, elo1: 40, alpha: 0.05, beta: 0.05 };
  const RUNS = 400;

  it('ends at the bounds of Wald', () => {
    const { lower, upper } = sprt({ ...SETTINGS, alpha: 0.1, beta: 0.02 }, [0, 0, 0]);
    expect(lower).toBeCloseTo(Math.log(0.02 / 0.9), 12);
    expect(upper).toBeCloseTo(Math.log(0.98 / 0.1), 12);
  });

  it('errs about as often as it may, by simulation', () => {
    const wrong0 = share(0, 'H1');
    const wrong1 = share(40, 'H0');
    // Five deviations of a share of 5 % in so many runs; a test that only tosses a coin is far beyond.
    const most = 0.05 + 5 * Math.sqrt((0.05 * 0.95) / RUNS);
    expect(wrong0).toBeLessThan(most);
    expect(wrong1).toBeLessThan(most);
    expect(share(20, 'H1')).toBeGreaterThan(0.3);
    expect(share(20, 'H1')).toBeLessThan(0.7);
  });

  /** How often the test comes to that decision when the difference is so many Elo. */
  function share(elo: number, decision: 'H0' | 'H1'): number {
    const random = xoroshiro128plus(elo + 1);
    const score = scoreOfElo(elo);
    let decided = 0;
    for (let run = 0; run < RUNS; run++) {
      const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0];
      let accepted: 'H0' | 'H1' | null = null;
      while (accepted === null) {
        const points = game(score) + game(score);
        pairs[points] = (pairs[points] ?? 0) + 1;
        ({ accepted } = sprt(SETTINGS, pairs));
      }
      if (accepted === decision) decided++;
    }
    return decided / RUNS;

    /** Half-points of a game: a third of the games is drawn. */
    function game(mean: number): 0 | 1 | 2 {
      const x = uniformInt(random, 0, 999_999) / 1_000_000;
      if (x < 1 / 3) return 1;
      return x < 1 / 3 + (mean - 1 / 6) ? 2 : 0;
    }
  }
});
