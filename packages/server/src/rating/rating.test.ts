import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Score } from './glicko2.js';
import { deviationAt, FIRST_RATING, isProvisional, type PlayerRating, RATING_LIMITS, rateGame } from './rating.js';

const DAY = 86_400_000;
const NOW = 20_000 * DAY;

const player: fc.Arbitrary<PlayerRating> = fc.record({
  rating: fc.double({ min: 100, max: 4000, noNaN: true }),
  deviation: fc.double({ min: 45, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.01, max: 0.1, noNaN: true }),
  ratedAt: fc.option(fc.integer({ min: NOW - 1000 * DAY, max: NOW }), { nil: undefined }),
});
const score = fc.constantFrom<Score>(0, 0.5, 1);

describe('ratings', () => {
  it('are the same whichever side is asked about first', () => {
    fc.assert(
      fc.property(player, player, score, (a, b, s) => {
        const one = rateGame({ white: a, black: b }, s, NOW);
        const other = rateGame({ white: b, black: a }, (1 - s) as Score, NOW);
        expect(other).toEqual({ white: one.black, black: one.white });
      }),
    );
  });

  it('move as far up for one equal as down for the other, and not at all by a draw', () => {
    const { white, black } = rateGame({ white: FIRST_RATING, black: FIRST_RATING }, 1, NOW);
    expect(white.rating).toBeGreaterThan(1600);
    expect(white.rating - 1500).toBeCloseTo(1500 - black.rating, 9);
    expect(rateGame({ white: FIRST_RATING, black: FIRST_RATING }, 0.5, NOW).white.rating).toBe(1500);
  });

  it('rise by winning and fall by losing, within their limits', () => {
    fc.assert(
      fc.property(player, player, score, (white, black, s) => {
        const after = rateGame({ white, black }, s, NOW);
        if (s === 1) expect(after.white.rating).toBeGreaterThanOrEqual(white.rating);
        if (s === 0) expect(after.white.rating).toBeLessThanOrEqual(white.rating);
        for (const side of [after.white, after.black]) {
          for (const quantity of ['rating', 'deviation', 'volatility'] as const) {
            const [least, most] = RATING_LIMITS[quantity];
            expect(side[quantity]).toBeGreaterThanOrEqual(least);
            expect(side[quantity]).toBeLessThanOrEqual(most);
          }
          expect(side.ratedAt).toBe(NOW);
        }
      }),
    );
  });

  it('are provisional at first, settled by games, and provisional again a year after', () => {
    let [white, black] = [FIRST_RATING, FIRST_RATING];
    expect(isProvisional(white, NOW)).toBe(true);
    for (let game = 0; game < 40; game++) {
      ({ white, black } = rateGame({ white, black }, game % 2 === 0 ? 1 : 0, NOW + game * 60_000));
    }
    expect(isProvisional(white, NOW + DAY)).toBe(false);
    const settled = { ...FIRST_RATING, deviation: 60, ratedAt: NOW };
    expect(isProvisional(settled, NOW + 364 * DAY)).toBe(false);
    expect(isProvisional(settled, NOW + 366 * DAY)).toBe(true);
  });

  it('count on what is known of the opponent by now', () => {
    const fresh = { ...FIRST_RATING, deviation: 60, ratedAt: NOW };
    const rusty = { ...fresh, ratedAt: NOW - 2000 * DAY };
    expect(deviationAt(rusty, NOW)).toBeGreaterThan(150);
    const gain = (black: PlayerRating) => rateGame({ white: fresh, black }, 1, NOW).white.rating - 1500;
    expect(gain(rusty)).toBeLessThan(gain(fresh));
  });

  it('do not mind a clock that goes backwards', () => {
    const ahead = { ...FIRST_RATING, deviation: 60, ratedAt: NOW + DAY };
    expect(deviationAt(ahead, NOW)).toBe(60);
    expect(rateGame({ white: ahead, black: ahead }, 1, NOW).white.ratedAt).toBe(NOW + DAY);
  });
});
