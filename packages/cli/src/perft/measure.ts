/** Perft against the clock: the code is warm before the clock starts, and the best of several runs counts. */
import type { Counter } from './count.js';

export interface Measured {
  /** Nodes below each root move. */
  readonly counts: readonly number[];
  /** Of the fastest run, to the microsecond. */
  readonly seconds: number;
}

/** How long the warm-up may last before it begins no further run. */
const WARM_UP_MS = 300;

/** @param depth at least 1 */
export async function measure(counter: Counter, depth: number, repeat: number): Promise<Measured> {
  await warmUp(counter, depth);
  let counts: readonly number[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < repeat; run++) {
    const start = performance.now();
    counts = await counter.count(depth);
    best = Math.min(best, performance.now() - start);
  }
  return { counts, seconds: Number((best / 1000).toFixed(6)) };
}

/** Deeper and deeper, then the depth itself again and again, for as long as there is time. */
async function warmUp(counter: Counter, depth: number): Promise<void> {
  const end = performance.now() + WARM_UP_MS;
  for (let ply = 1; performance.now() < end; ply = Math.min(ply + 1, depth)) await counter.count(ply);
}
