/**
 * Counts attempts in memory, for a server of one process. What is counted falls away when its time is over; under an attack from many
 * addresses the oldest counts are dropped first, so that memory stays bounded.
 */
import { error, fail, ok } from '@hippodrome/rules';
import type { Attempts } from './attempts.js';

const MOST_KEYS = 50_000;
const SECOND = 1000;

interface Count {
  readonly until: number;
  taken: number;
}

/** @param now milliseconds since 1970 */
export function memoryAttempts(now: () => number): Attempts {
  const counts = new Map<string, Count>();
  return {
    async take({ name, points, seconds }, key) {
      const id = `${name} ${key}`;
      const at = now();
      const known = counts.get(id);
      const count = known !== undefined && known.until > at ? known : { until: at + seconds * SECOND, taken: 0 };
      if (count.taken >= points) {
        const minutes = Math.ceil((count.until - at) / (60 * SECOND));
        return fail(
          error(
            'server/too-many-requests',
            `too often; try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
          ),
        );
      }
      count.taken += 1;
      if (count !== known) remember(counts, id, count);
      return ok(undefined);
    },
    async forgive({ name }, key) {
      counts.delete(`${name} ${key}`);
    },
  };
}

/** Maps keep the order in which things came. */
function remember(counts: Map<string, Count>, id: string, count: Count): void {
  counts.delete(id);
  counts.set(id, count);
  if (counts.size <= MOST_KEYS) return;
  for (const oldest of counts.keys()) {
    counts.delete(oldest);
    break;
  }
}
