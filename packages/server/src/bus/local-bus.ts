/** The bus within one process. Nothing is ever lost here, so there are no gaps. */
import type { Report } from '../report.js';
import { assertFits, type Bus, type BusListener } from './bus.js';

export class LocalBus implements Bus {
  readonly #audiences = new Map<string, Set<Subscription>>();
  readonly #report: Report;
  #isClosed = false;

  constructor(report: Report) {
    this.#report = report;
  }

  /** Listeners run after whoever publishes is done: what they publish themselves comes behind, for everybody, in the same order. */
  publish(topic: string, message: string): void {
    assertFits(topic, message);
    const audience = this.#audiences.get(topic);
    if (audience === undefined) return;
    const present = [...audience];
    queueMicrotask(() => {
      for (const { listener, isOver } of present) if (!isOver()) this.#attempt(() => listener.message(message));
    });
  }

  subscribe(topic: string, listener: BusListener): () => void {
    assertFits(topic);
    if (this.#isClosed) return () => {};
    const audience = this.#audiences.get(topic) ?? new Set();
    this.#audiences.set(topic, audience);
    const subscription: Subscription = { listener, isOver: () => !audience.has(subscription) };
    audience.add(subscription);
    return () => {
      audience.delete(subscription);
      if (audience.size === 0 && this.#audiences.get(topic) === audience) this.#audiences.delete(topic);
    };
  }

  /** Tells the listeners of these topics that messages may be missing. */
  tellGap(topics: Iterable<string>): void {
    for (const topic of topics) {
      const present = [...(this.#audiences.get(topic) ?? [])];
      for (const { listener } of present) this.#attempt(() => listener.gap());
    }
  }

  has(topic: string): boolean {
    return this.#audiences.has(topic);
  }

  get topics(): readonly string[] {
    return [...this.#audiences.keys()];
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const audience of this.#audiences.values()) audience.clear();
    this.#audiences.clear();
  }

  #attempt(call: () => void): void {
    try {
      call();
    } catch (problem) {
      this.#report(problem);
    }
  }
}

/** One call of `subscribe`: the same listener may listen twice. */
interface Subscription {
  readonly listener: BusListener;
  isOver(): boolean;
}
