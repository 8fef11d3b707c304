/**
 * How many people look at a game, in all processes together. Each process says on the bus how many are with it, when that changes and
 * now and then; who has not been heard of for a while has died and counts no more. It is as right as hints can be: soon, not always.
 */
import { randomBytes } from 'node:crypto';
import type { Bus } from './bus.js';

const SECOND = 1000;
/** Many who come at once are announced once. */
const ANNOUNCED_AFTER = 0.2 * SECOND;
const REPEATED_AFTER = 20 * SECOND;
/** Two announcements may go missing before a process counts as dead. */
const FORGOTTEN_AFTER = 2.5 * REPEATED_AFTER;
const ID_BYTES = 9;

const QUESTION = '?';
const ANNOUNCEMENT = /^([\w-]+) (\d{1,9})$/;

/** What one process has to do with the visitors of one place. */
export interface Presence {
  /** Says how many are with this process. */
  set(count: number): void;
  /** In all processes. */
  readonly total: number;
  /** Leaves, with all that are with this process. */
  close(): void;
}

/**
 * @param place such as a game's id
 * @param onChange hears the new total, whenever it is another one
 */
export function watchPresence(bus: Bus, place: string, onChange: (total: number) => void): Presence {
  return new Watch(bus, `presence:${place}`, onChange);
}

class Watch implements Presence {
  readonly #bus: Bus;
  readonly #topic: string;
  readonly #onChange: (total: number) => void;
  readonly #id = randomBytes(ID_BYTES).toString('base64url');
  readonly #others = new Map<string, { readonly count: number; readonly at: number }>();
  readonly #unsubscribe: () => void;
  readonly #repeat: NodeJS.Timeout;
  #announcement: NodeJS.Timeout | undefined;
  #own = 0;
  #told = 0;

  constructor(bus: Bus, topic: string, onChange: (total: number) => void) {
    this.#bus = bus;
    this.#topic = topic;
    this.#onChange = onChange;
    const ask = (): void => bus.publish(topic, QUESTION);
    this.#unsubscribe = bus.subscribe(topic, { message: (text) => this.#hear(text), gap: ask });
    this.#repeat = setInterval(() => this.#tick(), REPEATED_AFTER).unref();
    ask();
  }

  set(count: number): void {
    this.#own = count;
    this.#announceSoon();
    this.#tell();
  }

  get total(): number {
    let total = this.#own;
    for (const { count } of this.#others.values()) total += count;
    return total;
  }

  close(): void {
    clearInterval(this.#repeat);
    clearTimeout(this.#announcement);
    this.#unsubscribe();
    this.#own = 0;
    this.#announce();
  }

  #hear(text: string): void {
    if (text === QUESTION) {
      if (this.#own > 0) this.#announceSoon();
      return;
    }
    const [, id, count] = ANNOUNCEMENT.exec(text) ?? [];
    if (id === undefined || id === this.#id) return;
    if (count === '0') this.#others.delete(id);
    else this.#others.set(id, { count: Number(count), at: Date.now() });
    this.#tell();
  }

  #tick(): void {
    if (this.#own > 0) this.#announce();
    const limit = Date.now() - FORGOTTEN_AFTER;
    for (const [id, { at }] of this.#others) if (at < limit) this.#others.delete(id);
    this.#tell();
  }

  #announceSoon(): void {
    this.#announcement ??= setTimeout(() => this.#announce(), ANNOUNCED_AFTER).unref();
  }

  #announce(): void {
    clearTimeout(this.#announcement);
    this.#announcement = undefined;
    this.#bus.publish(this.#topic, `${this.#id} ${this.#own}`);
  }

  #tell(): void {
    const { total } = this;
    if (total === this.#told) return;
    this.#told = total;
    this.#onChange(total);
  }
}
