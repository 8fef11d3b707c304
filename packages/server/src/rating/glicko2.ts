/**
 * Glicko-2 (M. Glickman, "Example of the Glicko-2 system", 2022), for one player and one stretch of time. The paper has periods of one
 * length, in which results are gathered; here a stretch lasts any number of periods, so that a rating can change after every game and
 * still becomes less certain with time. With exactly one period it is the paper's algorithm, step by step.
 */

/** On the scale of the paper's ratings, where 1500 is an average player. */
export interface Estimate {
  readonly rating: number;
  /** The standard deviation of the rating: how little is known of the player. */
  readonly deviation: number;
  /** How much the player's strength changes over a period, on the inner scale (1 there is 173.7178 points). */
  readonly volatility: number;
}

export interface GlickoResult {
  /** As they were before the stretch. */
  readonly opponent: Pick<Estimate, 'rating' | 'deviation'>;
  readonly score: Score;
}

/** Of the player in question: won, drawn or lost. */
export type Score = 1 | 0.5 | 0;

/** Points to one unit of the inner scale: 400 / ln 10. */
const UNIT = 173.7178;
const AVERAGE = 1500;
/** How readily volatility changes; the paper has 0.3 to 1.2. */
const TAU = 0.5;
const PRECISION = 1e-6;
/** The search for the volatility takes about ten steps. */
const MOST_STEPS = 200;

/** @param periods how long the stretch was; 0 and fractions are allowed */
export function glicko2(player: Estimate, results: readonly GlickoResult[], periods: number): Estimate {
  if (results.length === 0) return { ...player, deviation: deviationAfter(player, periods) };
  const mu = (player.rating - AVERAGE) / UNIT;
  const phi = player.deviation / UNIT;
  let information = 0;
  let surplus = 0;
  for (const { opponent, score } of results) {
    const weight = weightOf(opponent.deviation / UNIT);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - AVERAGE) / UNIT)));
    information += weight ** 2 * expected * (1 - expected);
    surplus += weight * (score - expected);
  }
  const variance = 1 / information;
  const volatility = newVolatility(player.volatility, { phi, variance, delta: variance * surplus });
  const before = deviationAfter({ deviation: player.deviation, volatility }, periods) / UNIT;
  const after = 1 / Math.sqrt(1 / before ** 2 + information);
  return { rating: AVERAGE + UNIT * (mu + after ** 2 * surplus), deviation: UNIT * after, volatility };
}

/** The deviation of somebody who has not played for a while. */
export function deviationAfter({ deviation, volatility }: Omit<Estimate, 'rating'>, periods: number): number {
  return Math.hypot(deviation, Math.sqrt(periods) * volatility * UNIT);
}

/** The periods in which inactivity alone takes one deviation to another. */
export function periodsBetween(from: number, to: number, volatility: number): number {
  return (to ** 2 - from ** 2) / (volatility * UNIT) ** 2;
}

/** The paper's g: results against players of whom little is known say less. */
function weightOf(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
}

interface Surprise {
  readonly phi: number;
  readonly variance: number;
  /** The improvement that the results alone suggest. */
  readonly delta: number;
}

/** Step 5: the zero of a function of ln σ², found by the Illinois variant of regula falsi. */
function newVolatility(volatility: number, { phi, variance, delta }: Surprise): number {
  const start = Math.log(volatility ** 2);
  const spread = phi ** 2 + variance;
  const f = (x: number): number => {
    const square = Math.exp(x);
    return (square * (delta ** 2 - spread - square)) / (2 * (spread + square) ** 2) - (x - start) / TAU ** 2;
  };
  let [a, b] = [start, bracket(f, start, delta ** 2 - spread)];
  let [fa, fb] = [f(a), f(b)];
  for (let i = 0; i < MOST_STEPS && Math.abs(b - a) > PRECISION && fa !== fb; i++) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return Math.exp(a / 2);
}

/** A point on the other side of the zero than `start`. */
function bracket(f: (x: number) => number, start: number, excess: number): number {
  if (excess > 0) return Math.log(excess);
  let x = start - TAU;
  while (f(x) < 0) x -= TAU;
  return x;
}
