/** The limits that fit the environment: shared over Redis where there is one, else of this process. */
import type { Report } from '../report.js';
import type { Limits } from './limits.js';
import { MemoryLimits } from './memory-limits.js';

/** @param redisUrl as `readRedisUrl` has it */
export async function openLimits({
  redisUrl,
  report,
}: {
  readonly redisUrl: string | undefined;
  readonly report: Report;
}): Promise<Limits> {
  if (redisUrl === undefined) return new MemoryLimits();
  // A server without Redis need not load the client.
  const { RedisLimits } = await import('./redis-limits.js');
  return new RedisLimits({ url: redisUrl, prefix: 'hippodrome-limits', report });
}
