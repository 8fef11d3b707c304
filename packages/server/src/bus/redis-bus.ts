/**
 * The bus over Redis's publish and subscribe, for several processes. Listeners in the same process hear of a message directly, so
 * players who share a process never wait for Redis; others get it by way of Redis, which forgets what it cannot hand on. Therefore whoever
 * publishes keeps account of what was not delivered to Redis, and says so on a channel of its own when Redis is back.
 */
import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { connect } from '../redis/connect.js';
import type { Report } from '../report.js';
import { type Bus, type BusListener, LONGEST_MESSAGE } from './bus.js';
import { LocalBus } from './local-bus.js';

/** UTF-16 code units on their way to Redis; what exceeds that is not sent, or a Redis that stands still would fill our memory. */
const MOST_OWED = 256 * LONGEST_MESSAGE;
/** Topics that are told one by one to have lost messages; when there are more, all are told. */
const MOST_LOST = 1000;
const SUBSCRIBED_AT_A_TIME = 500;
const PATIENCE = 5000;
const GRACE = 500;
const ORIGIN_BYTES = 9;

export interface RedisBusOptions {
  readonly url: string;
  /** What its channels begin with, so that several installations can share one Redis. */
  readonly prefix: string;
  readonly report: Report;
}

export class RedisBus implements Bus {
  readonly #local: LocalBus;
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #prefix: string;
  readonly #report: Report;
  /** Of fixed length, at the head of all that this process publishes: it does not listen to itself. */
  readonly #origin = randomBytes(ORIGIN_BYTES).toString('base64url');
  readonly #lost = new Set<string>();
  readonly #heartbeat: NodeJS.Timeout;
  #owed = 0;
  #isClosed = false;

  constructor({ url, prefix, report }: RedisBusOptions) {
    this.#prefix = prefix;
    this.#report = report;
    this.#local = new LocalBus(report);
    this.#publisher = connect(url, { whileAway: 'fail', patience: PATIENCE }, report);
    this.#publisher.on('ready', () => this.#tellLosses());
    this.#subscriber = connect(url, { whileAway: 'fail', patience: PATIENCE }, report);
    this.#subscriber.on('ready', () => this.#subscribeAll());
    this.#subscriber.on('message', (channel, text) => this.#receive(channel, text));
    // Nothing arrives on a connection that has died silently either: only a question that gets no answer tells the difference.
    this.#heartbeat = setInterval(() => void this.#subscriber.ping().catch(() => {}), PATIENCE).unref();
  }

  publish(topic: string, message: string): void {
    if (this.#isClosed) return;
    this.#local.publish(topic, message);
    this.#send(topic, message);
  }

  subscribe(topic: string, listener: BusListener): () => void {
    const isFirst = !this.#local.has(topic);
    const unsubscribe = this.#local.subscribe(topic, listener);
    if (isFirst) this.#subscribeTo([topic]);
    return () => {
      const was = this.#local.has(topic);
      unsubscribe();
      if (was && !this.#local.has(topic)) this.#unsubscribeFrom(topic);
    };
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    await this.#local.close();
    this.#subscriber.disconnect();
    await Promise.race([this.#publisher.quit().catch(() => {}), pause(GRACE)]);
    this.#publisher.disconnect();
  }

  #send(topic: string, message: string): void {
    const size = topic.length + message.length;
    if (this.#owed + size > MOST_OWED) {
      this.#lose(topic);
      return;
    }
    this.#owed += size;
    this.#publisher
      .publish(this.#channelOf(topic), this.#origin + message)
      .catch(() => this.#lose(topic))
      .finally(() => {
        this.#owed -= size;
        if (this.#owed === 0) this.#tellLosses();
      });
  }

  #lose(topic: string): void {
    if (this.#lost.size <= MOST_LOST) this.#lost.add(topic);
  }

  #tellLosses(): void {
    if (this.#lost.size === 0 || this.#isClosed || this.#publisher.status !== 'ready') return;
    const topics = [...this.#lost];
    this.#lost.clear();
    const told = topics.length > MOST_LOST ? [] : topics;
    this.#publisher.publish(this.#lossChannel, this.#origin + JSON.stringify(told)).catch(() => {
      for (const topic of topics) this.#lose(topic);
    });
  }

  #receive(channel: string, text: string): void {
    if (text.startsWith(this.#origin)) return;
    const body = text.slice(this.#origin.length);
    if (channel === this.#lossChannel) {
      const topics: readonly string[] = JSON.parse(body);
      this.#local.tellGap(topics.length === 0 ? this.#local.topics : topics);
    } else {
      this.#local.publish(channel.slice(this.#prefix.length + 1), body);
    }
  }

  #subscribeAll(): void {
    this.#subscriber.subscribe(this.#lossChannel).catch(this.#report);
    const { topics } = this.#local;
    for (let i = 0; i < topics.length; i += SUBSCRIBED_AT_A_TIME) {
      this.#subscribeTo(topics.slice(i, i + SUBSCRIBED_AT_A_TIME));
    }
  }

  /** Of no effect while Redis is away: all is subscribed to when it is back. */
  #subscribeTo(topics: readonly string[]): void {
    if (this.#isClosed || this.#subscriber.status !== 'ready') return;
    this.#subscriber
      .subscribe(...topics.map((topic) => this.#channelOf(topic)))
      .then(() => this.#local.tellGap(topics))
      .catch(this.#report);
  }

  #unsubscribeFrom(topic: string): void {
    if (this.#isClosed || this.#subscriber.status !== 'ready') return;
    this.#subscriber.unsubscribe(this.#channelOf(topic)).catch(this.#report);
  }

  /** No topic's channel is the channel of losses, whatever the topic: the mark behind the prefix differs. */
  #channelOf(topic: string): string {
    return `${this.#prefix}:${topic}`;
  }

  get #lossChannel(): string {
    return `${this.#prefix}!lost`;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
