/**
 * Counts within one process. Somebody with many addresses must not fill our memory: beyond a number of keys the oldest are forgotten, which
 * serves that somebody less than it would cost us.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ALLOWED, type LimitRule, type Limits, refuse, type Verdict } from './limits.js';

const MOST_KEYS = 50_000;

export class MemoryLimits implements Limits {
  readonly #counters = new Map<string, Counter>();
  readonly #mostKeys: number;

  /** @param mostKeys of each rule */
  constructor(mostKeys: number = MOST_KEYS) {
    this.#mostKeys = mostKeys;
  }

  async take(rule: LimitRule, key: string, points = 1): Promise<Verdict> {
    return this.#counter(rule).take(key, points);
  }

  async forgive(rule: LimitRule, key: string): Promise<void> {
    await this.#counter(rule).forget(key);
  }

  async close(): Promise<void> {
    this.#counters.clear();
  }

  #counter(rule: LimitRule): Counter {
    const counter = this.#counters.get(rule.name) ?? new Counter(rule, this.#mostKeys);
    this.#counters.set(rule.name, counter);
    return counter;
  }
}

class Counter {
  readonly #limiter: RateLimiterMemory;
  readonly #mostKeys: number;
  /** In the order in which their time began. */
  readonly #keys = new Set<string>();

  constructor({ points, seconds }: LimitRule, mostKeys: number) {
    this.#limiter = new RateLimiterMemory({ points, duration: seconds });
    this.#mostKeys = mostKeys;
  }

  async take(key: string, points: number): Promise<Verdict> {
    try {
      const { isFirstInDuration } = await this.#limiter.consume(key, points);
      if (isFirstInDuration) await this.#remember(key);
      return ALLOWED;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return refuse(reason.msBeforeNext);
      throw reason;
    }
  }

  async forget(key: string): Promise<void> {
    this.#keys.delete(key);
    await this.#limiter.delete(key);
  }

  async #remember(key: string): Promise<void> {
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size <= this.#mostKeys) return;
    const [oldest] = this.#keys;
    if (oldest !== undefined) await this.forget(oldest);
  }
}
