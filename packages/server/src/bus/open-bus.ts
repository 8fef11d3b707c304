/** The bus that fits the environment: over Redis where there is one, else within the process. */
import type { Report } from '../report.js';
import type { Bus } from './bus.js';
import { LocalBus } from './local-bus.js';

/**
 * @param redisUrl as `readRedisUrl` has it. The connection is made in the background: Redis may come later.
 */
export async function openBus({
  redisUrl,
  report,
}: {
  readonly redisUrl: string | undefined;
  readonly report: Report;
}): Promise<Bus> {
  if (redisUrl === undefined) return new LocalBus(report);
  // A server without Redis need not load the client.
  const { RedisBus } = await import('./redis-bus.js');
  return new RedisBus({ url: redisUrl, prefix: 'hippodrome', report });
}
