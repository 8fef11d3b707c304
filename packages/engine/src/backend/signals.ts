/**
 * Signals to a search in another thread, which hears no messages while it searches but can look into shared memory. Four integers:
 * the number of the newest question that is stopped, of the newest whose ponder move was played, and the time limits of that one.
 * Numbers of questions only grow, so that a signal that comes too late means nothing to the next one.
 */
import type { Signals, TimeLimits } from '../search/budget.js';

const STOPPED = 0;
const PONDER_HIT = 1;
const MILLISECONDS = 2;
const SOFT_MILLISECONDS = 3;
const CELLS = 4;
const UNLIMITED = -1;
/** About 25 days: no search lasts longer. */
const LONGEST = 2 ** 31 - 1;

/** Undefined where threads cannot share memory: pages that are not cross-origin isolated. */
export function createSignalBuffer(): SharedArrayBuffer | undefined {
  if (typeof SharedArrayBuffer === 'undefined') return undefined;
  return new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT);
}

export function sendStop(buffer: SharedArrayBuffer, question: number): void {
  Atomics.store(new Int32Array(buffer), STOPPED, question);
}

export function sendPonderHit(
  buffer: SharedArrayBuffer,
  question: number,
  { milliseconds, softMilliseconds }: TimeLimits,
): void {
  const cells = new Int32Array(buffer);
  Atomics.store(cells, MILLISECONDS, toCell(milliseconds));
  Atomics.store(cells, SOFT_MILLISECONDS, toCell(softMilliseconds));
  Atomics.store(cells, PONDER_HIT, question);
}

/** The signals as the search for a question hears them. */
export function signalsFor(buffer: SharedArrayBuffer, question: number): Signals {
  const cells = new Int32Array(buffer);
  return {
    stopped: () => Atomics.load(cells, STOPPED) >= question,
    ponderHit() {
      if (Atomics.load(cells, PONDER_HIT) !== question) return undefined;
      const milliseconds = Atomics.load(cells, MILLISECONDS);
      const softMilliseconds = Atomics.load(cells, SOFT_MILLISECONDS);
      return {
        ...(milliseconds !== UNLIMITED && { milliseconds }),
        ...(softMilliseconds !== UNLIMITED && { softMilliseconds }),
      };
    },
  };
}

function toCell(milliseconds: number | undefined): number {
  return milliseconds === undefined ? UNLIMITED : Math.max(0, Math.min(LONGEST, Math.round(milliseconds)));
}
