/**
 * Ratings of players, one for each game and speed, as they change with every rated game. Both sides are judged by what was known before
 * the game, so it makes no difference who is asked about first.
 */
import { deviationAfter, type Estimate, glicko2, periodsBetween, type Score } from './glicko2.js';

export interface PlayerRating extends Estimate {
  /** Milliseconds since 1970 when the last rated game ended; undefined before the first. */
  readonly ratedAt: number | undefined;
}

/** Where everybody begins: an average player of whom nothing is known. */
export const FIRST_RATING: PlayerRating = { rating: 1500, deviation: 350, volatility: 0.06, ratedAt: undefined };

/**
 * Nobody falls or climbs beyond these, whatever the results. The least deviation keeps ratings of those who play much in motion; the greatest
 * is that of a newcomer; volatility is held down because a run of strange results would make the next ones count for too much.
 */
export const RATING_LIMITS = { rating: [100, 4000], deviation: [45, 350], volatility: [0.01, 0.1] } as const;

/** Above this deviation a rating is provisional: it bears a question mark, and is on no leaderboard. */
const PROVISIONAL_ABOVE = 110;

const YEAR = 365 * 86_400_000;
/** As long as it has to be for a deviation of 60 to become provisional after a year without games. */
const PERIOD = YEAR / periodsBetween(60, PROVISIONAL_ABOVE, FIRST_RATING.volatility);

/** @param score of White */
export function rateGame(
  { white, black }: Readonly<Record<'white' | 'black', PlayerRating>>,
  score: Score,
  at: number,
): Record<'white' | 'black', PlayerRating> {
  return {
    white: rateSide(white, black, score, at),
    black: rateSide(black, white, (1 - score) as Score, at),
  };
}

/** How uncertain the rating is by now: as after the last game, and more with every day since then. */
export function deviationAt(player: PlayerRating, at: number): number {
  return within('deviation', deviationAfter(player, periodsSince(player, at)));
}

export function isProvisional(player: PlayerRating, at: number): boolean {
  return deviationAt(player, at) > PROVISIONAL_ABOVE;
}

function rateSide(player: PlayerRating, other: PlayerRating, score: Score, at: number): PlayerRating {
  const opponent = { rating: other.rating, deviation: deviationAt(other, at) };
  const { rating, deviation, volatility } = glicko2(player, [{ opponent, score }], periodsSince(player, at));
  return {
    rating: within('rating', rating),
    deviation: within('deviation', deviation),
    volatility: within('volatility', volatility),
    ratedAt: Math.max(at, player.ratedAt ?? at),
  };
}

/** Clocks of several machines differ: a game that ended "before" the last one ended at the same time. */
function periodsSince({ ratedAt }: PlayerRating, at: number): number {
  return ratedAt === undefined ? 0 : Math.max(0, at - ratedAt) / PERIOD;
}

function within(quantity: keyof typeof RATING_LIMITS, value: number): number {
  const [least, most] = RATING_LIMITS[quantity];
  return Math.min(most, Math.max(least, value));
}
