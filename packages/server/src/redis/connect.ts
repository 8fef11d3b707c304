/** Connections to Redis that give up nothing but single commands: they come back by themselves, for as long as the process lives. */

import { Redis, type RedisOptions } from 'ioredis';
import type { Report } from '../report.js';

const LONGEST_PAUSE = 2000;
/** What the operating system says of connections, and the client of commands that have none. */
const CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];
const CLOSED =
  /^(Connection is closed|Stream isn't writeable|Socket timeout|Reached the max retries per request limit)/;

/** How a connection behaves while Redis is away. */
export interface ConnectionHabits {
  /** Commands wait until Redis is back, or fail at once. */
  readonly whileAway: 'wait' | 'fail';
  /** Milliseconds after which a connection that owes an answer counts as dead. */
  readonly patience?: number;
}

/**
 * Begins to connect and does not wait for it.
 * @param report hears what broke the connection, once for each interruption however many attempts fail
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
  let isKnown = false;
  redis.on('error', (problem) => {
    if (!isKnown) report(problem);
    isKnown = true;
  });
  redis.on('ready', () => {
    isKnown = false;
  });
  return redis;
}

/** Whether it is only that Redis is away, which `connect` has reported already. */
export function isConnectionTrouble(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  const code = 'code' in problem ? problem.code : undefined;
  return CODES.includes(String(code)) || CLOSED.test(problem.message);
}

/** Milliseconds before the next attempt: soon at first, and not all processes at the same moment. */
function pauseBefore(attempt: number): number {
  return Math.min(25 * 2 ** Math.min(attempt, 10), LONGEST_PAUSE) * (0.75 + Math.random() / 2);
}
