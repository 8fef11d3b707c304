import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { eloOfScore, estimateElo, normal, scoreOfElo } from './elo.js';
import type { Pentanomial } from './results.js';

describe('Elo and its error', () => {
  // Results of tests of Stockfish with the Elo that fishtest published, from the messages of its commits.
  it.each<[elo: number, error: number, los: number, pairs: Pentanomial]>([
    [-1.5, 1.5, 2.3, [143, 6697, 14452, 6415, 164]],
    [0.24, 0.9, 69.9, [0, 87, 4819, 94, 0]],
    [4.69, 1.4, 100, [154, 6440, 16053, 7148, 205]],
    [-0.69, 1.8, 22.1, [44, 1194, 7566, 1150, 46]],
    [21.74, 3.4, 100, [38, 701, 2972, 1176, 113]],
  ])('is %f ± %f, superior by %f %%', (elo, error, los, pairs) => {
    const estimate = estimateElo(pairs);
    expect(estimate?.elo).toBeCloseTo(elo, 2);
    expect(estimate?.error).toBeCloseTo(error, 1);
    expect(100 * (estimate?.los ?? 0)).toBeCloseTo(los, 1);
  });

  it('is smaller for pairs than for games where openings decide: the error knows', () => {
    const games = estimateElo([50, 0, 50]);
    const pairs = estimateElo([0, 0, 50, 0, 0]);
    expect(games?.elo).toBeCloseTo(0);
    expect(pairs?.elo).toBeCloseTo(0);
    expect(pairs?.error).toBeLessThan((games?.error ?? 0) / 10);
  });

  it('is finite when every game is won, and missing when there are none', () => {
    expect(estimateElo([0, 0, 10])?.elo).toBeGreaterThan(1000);
    expect(estimateElo([0, 0, 0])).toBeUndefined();
    expect(estimateElo([0, 0, 0, 0, 0])).toBeUndefined();
  });
});

test.prop([fc.double({ min: -800, max: 800, noNaN: true })])('score and Elo are inverse', (elo) => {
  expect(eloOfScore(scoreOfElo(elo))).toBeCloseTo(elo, 6);
});

it('the normal distribution is that of the tables', () => {
  for (const [x, p] of [
    [0, 0.5],
    [1, 0.8413447],
    [-1.96, 0.0249979],
    [3, 0.9986501],
  ] as const)
    expect(normal(x)).toBeCloseTo(p, 6);
});
