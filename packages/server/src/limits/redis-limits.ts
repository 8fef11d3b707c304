/** Counts in Redis, for several processes together. While Redis is away or silent each counts for itself: nobody waits, and nothing is unlimited. */
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { connect } from '../redis/connect.js';
import type { Report } from '../report.js';
import { ALLOWED, type LimitRule, type Limits, refuse, type Verdict } from './limits.js';
import { MemoryLimits } from './memory-limits.js';

/** Milliseconds. Longer than Redis ever takes, and short for whoever waits. */
const PATIENCE = 500;

export interface RedisLimitsOptions {
  readonly url: string;
  /** What its keys begin with, so that several installations can share one Redis. */
  readonly prefix: string;
  readonly report: Report;
}

export class RedisLimits implements Limits {
  readonly #redis: Redis;
  readonly #prefix: string;
  readonly #report: Report;
  readonly #limiters = new Map<string, RateLimiterRedis>();
  readonly #meanwhile = new MemoryLimits();
  /** What has been reported of an interruption need not be with every request. */
  #isAway = false;

  constructor({ url, prefix, report }: RedisLimitsOptions) {
    this.#redis = connect(url, { whileAway: 'fail', patience: PATIENCE }, report);
    this.#prefix = prefix;
    this.#report = report;
  }

  async take(rule: LimitRule, key: string, points = 1): Promise<Verdict> {
    try {
      await this.#limiter(rule).consume(key, points);
      this.#isAway = false;
      return ALLOWED;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return refuse(reason.msBeforeNext);
      if (!this.#isAway) this.#report(reason);
      this.#isAway = true;
      return this.#meanwhile.take(rule, key, points);
    }
  }

  async forgive(rule: LimitRule, key: string): Promise<void> {
    await this.#meanwhile.forgive(rule, key);
    await this.#limiter(rule).delete(key).catch(this.#report);
  }

  async close(): Promise<void> {
    this.#redis.disconnect();
    await this.#meanwhile.close();
  }

  #limiter({ name, points, seconds }: LimitRule): RateLimiterRedis {
    const known = this.#limiters.get(name);
    if (known !== undefined) return known;
    const keyPrefix = `${this.#prefix}:${name}`;
    const limiter = new RateLimiterRedis({
      storeClient: this.#redis,
      rejectIfRedisNotReady: true,
      keyPrefix,
      points,
      duration: seconds,
    });
    this.#limiters.set(name, limiter);
    return limiter;
  }
}
