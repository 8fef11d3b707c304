/** The games of a match, counted in every way that a report needs. All from the first engine's side. */

import type { Counts, Pentanomial, Trinomial } from '../statistics/results.js';
import { type GameRecord, pointsOf, type Reason, STOPPED } from './record.js';
import { pairOf } from './schedule.js';

export interface Tally {
  readonly games: number;
  readonly trinomial: Trinomial;
  /** Of the pairs of which both games have ended. */
  readonly pentanomial: Pentanomial;
  /** Drawn games that the rules did not end. */
  readonly stopped: number;
  readonly reasons: ReadonlyMap<Reason, number>;
  /** Points with the white pieces, by whoever had them, from 0 to 1; undefined without games. */
  readonly whiteScore: number | undefined;
}

export function tallyOf(records: readonly GameRecord[]): Tally {
  const trinomial: [number, number, number] = [0, 0, 0];
  const reasons = new Map<Reason, number>();
  let whitePoints = 0;
  for (const record of records) {
    const points = pointsOf(record);
    add(trinomial, 2 * points);
    reasons.set(record.reason, (reasons.get(record.reason) ?? 0) + 1);
    whitePoints += record.white === 0 ? points : 1 - points;
  }
  return {
    games: records.length,
    trinomial,
    pentanomial: pentanomialOf(records),
    stopped: STOPPED.reduce((sum, reason) => sum + (reasons.get(reason) ?? 0), 0),
    reasons,
    whiteScore: records.length === 0 ? undefined : whitePoints / records.length,
  };
}

/** What statistics are made of: pairs, as soon as there is one. */
export function countsOf({ trinomial, pentanomial }: Tally): Counts {
  return pentanomial.some((count) => count > 0) ? pentanomial : trinomial;
}

function pentanomialOf(records: readonly GameRecord[]): Pentanomial {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const firstOfPair = new Map<number, number>();
  for (const record of records) {
    const pair = pairOf(record.game);
    const points = pointsOf(record);
    const other = firstOfPair.get(pair);
    if (other === undefined) firstOfPair.set(pair, points);
    else add(counts, 2 * (points + other));
  }
  return counts;
}

function add(counts: number[], index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}
