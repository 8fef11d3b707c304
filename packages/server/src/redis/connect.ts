/** Connections to Redis that give up nothing but single commands: they come back by themselves, for as long as the process lives. */

import { Redis, type RedisOptions } from 'ioredis';
import type { Report } from '../report.js';

const LONGEST_PAUSE = 2000;

/** How a connection behaves while Redis is away. */
export interface ConnectionHabits {
  /** Commands wait until Redis is back, or fail at once. */
  readonly whileAway: 'wait' | 'fail';
  /** Milliseconds after which a connection that owes an answer counts as dead. */
  readonly patience?: number;
}

/**
 * Begins to connect and does not wait for it.
 * @param report hears what goes wrong with the connection, again at each attempt
 */
export function connect(url: string, { whileAway, patience }: ConnectionHabits, report: Report): Redis {
  const options = {
    retryStrategy: pauseBefore,
    // Whoever needs subscriptions back asks for them anew, and knows then that messages may be missing.
    autoResubscribe: false,
    ...(patience !== undefined && { socketTimeout: patience }),
    ...(whileAway === 'wait'
      ? { maxRetriesPerRequest: null }
      : { maxRetriesPerRequest: 0, enableOfflineQueue: false, autoResendUnfulfilledCommands: false }),
  } satisfies RedisOptions;
  const redis = new Redis(url, options);
  redis.on('error', report);
  return redis;
}

/** Milliseconds before the next attempt: soon at first, and not all processes at the same moment. */
function pauseBefore(attempt: number): number {
  return Math.min(25 * 2 ** Math.min(attempt, 10), LONGEST_PAUSE) * (0.75 + Math.random() / 2);
}
