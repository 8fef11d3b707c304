/**
 * Two pieces of work timed against each other: turn by turn, so that whatever else the machine does meets both; the first turn warms
 * up and does not count. Short work is repeated until a run lasts long enough for the clock.
 */
import { loadavg } from 'node:os';
import { median } from './statistics.js';

export interface Duel {
  /** Median seconds of one piece of work. */
  readonly ours: number;
  readonly theirs: number;
  /** Of the runs that count, each. */
  readonly rounds: number;
  /** Load average of the machine over the last minute, before and after. */
  readonly load: readonly [number, number];
}

type Work = () => unknown;

/** Seconds that a run lasts at least. */
const SHORTEST_RUN = 0.3;
const WARM_UPS = 1;

/** @param rounds odd, so that a median is a run */
export async function duel(ours: Work, theirs: Work, rounds: number): Promise<Duel> {
  const before = loadavg()[0] ?? Number.NaN;
  const contestants = [await contestant(ours), await contestant(theirs)] as const;
  for (let round = 0; round < WARM_UPS + rounds; round++) {
    const inTurn = round % 2 === 0 ? contestants : contestants.toReversed();
    for (const { work, repeats, seconds } of inTurn) {
      const spent = await secondsFor(work, repeats);
      if (round >= WARM_UPS) seconds.push(spent / repeats);
    }
  }
  const [first, second] = contestants.map(({ seconds }) => median(seconds)) as [number, number];
  return { ours: first, theirs: second, rounds, load: [before, loadavg()[0] ?? Number.NaN] };
}

async function contestant(work: Work): Promise<{ work: Work; repeats: number; seconds: number[] }> {
  let repeats = 1;
  for (let spent = await secondsFor(work, 1); spent < SHORTEST_RUN; spent = await secondsFor(work, repeats))
    repeats = Math.max(repeats + 1, Math.ceil((1.2 * repeats * SHORTEST_RUN) / Math.max(spent, 0.001)));
  return { work, repeats, seconds: [] };
}

async function secondsFor(work: Work, repeats: number): Promise<number> {
  const start = performance.now();
  for (let i = 0; i < repeats; i++) await work();
  return (performance.now() - start) / 1000;
}
