/** Against the example of the paper, and against another program. */
import fc from 'fast-check';
import oracle from 'glicko2-lite';
import { describe, expect, it } from 'vitest';
import { deviationAfter, type Estimate, type GlickoResult, glicko2, periodsBetween } from './glicko2.js';

const estimate = fc.record({
  rating: fc.double({ min: 100, max: 4000, noNaN: true }),
  deviation: fc.double({ min: 45, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.01, max: 0.1, noNaN: true }),
});
const score = fc.constantFrom(0, 0.5, 1 as const);
const results = fc.array(fc.record({ opponent: estimate, score }), { minLength: 1, maxLength: 12 }) as fc.Arbitrary<
  GlickoResult[]
>;

const EXAMPLE: Estimate = { rating: 1500, deviation: 200, volatility: 0.06 };
const EXAMPLE_RESULTS: GlickoResult[] = [
  { opponent: { rating: 1400, deviation: 30 }, score: 1 },
  { opponent: { rating: 1550, deviation: 100 }, score: 0 },
  { opponent: { rating: 1700, deviation: 300 }, score: 0 },
];

describe('Glicko-2', () => {
  it('comes to what the paper comes to', () => {
    const { rating, deviation, volatility } = glicko2(EXAMPLE, EXAMPLE_RESULTS, 1);
    expect(rating).toBeCloseTo(1464.05, 2);
    expect(deviation).toBeCloseTo(151.52, 2);
    expect(volatility).toBeCloseTo(0.059996, 6);
  });

  it('agrees with another program about any period', () => {
    fc.assert(
      fc.property(estimate, results, (player, games) => {
        const opponents = games.map(
          ({ opponent, score }) => [opponent.rating, opponent.deviation, score] as [number, number, number],
        );
        const theirs = oracle(player.rating, player.deviation, player.volatility, opponents);
        const ours = glicko2(player, games, 1);
        expect(ours.rating).toBeCloseTo(theirs.rating, 4);
        expect(ours.deviation).toBeCloseTo(theirs.rd, 4);
        expect(ours.volatility).toBeCloseTo(theirs.vol, 6);
      }),
      { numRuns: 300 },
    );
  });

  it('lets the deviation grow with time alone as with the same time in pieces', () => {
    fc.assert(
      fc.property(
        estimate,
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (player, periods, part) => {
          const { deviation, ...rest } = glicko2(glicko2(player, [], periods * part), [], periods * (1 - part));
          expect(deviation).toBeCloseTo(glicko2(player, [], periods).deviation, 6);
          expect(rest).toEqual({ rating: player.rating, volatility: player.volatility });
        },
      ),
    );
    expect(deviationAfter(EXAMPLE, periodsBetween(200, 300, 0.06))).toBeCloseTo(300, 6);
  });

  it('is surer after a game than before, and the less so the longer nobody played', () => {
    fc.assert(
      fc.property(estimate, results, fc.double({ min: 0, max: 50, noNaN: true }), (player, games, periods) => {
        const soon = glicko2(player, games, 0);
        const late = glicko2(player, games, periods);
        expect(soon.deviation).toBeLessThan(player.deviation);
        expect(late.deviation).toBeGreaterThanOrEqual(soon.deviation);
      }),
    );
  });

  it('stays finite where results can hardly be', () => {
    const strange = [
      { opponent: { rating: 4000, deviation: 45 }, score: 1 },
      { opponent: { rating: 4000, deviation: 45 }, score: 1 },
    ] as const;
    for (const volatility of [0.0001, 0.01, 0.1, 1]) {
      const values = Object.values(glicko2({ rating: 100, deviation: 45, volatility }, strange, 1));
      expect(values.every(Number.isFinite)).toBe(true);
    }
  });
});
