/**
 * Threads that search the same position on one hash table ("lazy SMP"): what one of them has found out the others come upon. The first
 * thread, which listens and answers, takes the others along whenever they are there; they wait and search, and do nothing else. For
 * each of them there is one word of shared memory that says what it is doing.
 */
import { type CoreModule, enterSearch, type Searcher, type SearchMemory } from '@hippodrome/core';

/** What a thread needs to know to help. It can be posted to workers. */
export interface Meeting {
  readonly memory: SearchMemory;
  readonly module: CoreModule;
  readonly states: SharedArrayBuffer;
}

const IDLE = 1;
const SEARCHING = 2;

export class Team {
  readonly meeting: Meeting;
  readonly #states: Int32Array;
  /** The searches of the other threads, as the first thread sets them up: what they are about lies in the memory. */
  readonly #others: readonly Searcher[];

  constructor(meeting: Meeting, others: readonly Searcher[]) {
    this.meeting = meeting;
    this.#states = new Int32Array(meeting.states);
    this.#others = others;
  }

  /** For the first thread. */
  static async gather(memory: SearchMemory, module: CoreModule): Promise<Team> {
    const states = new SharedArrayBuffer(memory.threads * Int32Array.BYTES_PER_ELEMENT);
    const others: Searcher[] = [];
    for (let thread = 1; thread < memory.threads; thread++) others.push(await enterSearch(module, memory, thread));
    return new Team({ memory, module, states }, others);
  }

  /** Those that wait for something to do. */
  get idle(): readonly Searcher[] {
    return this.#others.filter((_, i) => Atomics.load(this.#states, i + 1) === IDLE);
  }

  /** Has threads search that wait for it, and are told by then what to search for. */
  begin(searchers: readonly Searcher[]): void {
    for (const thread of this.#threadsOf(searchers)) {
      Atomics.store(this.#states, thread, SEARCHING);
      Atomics.notify(this.#states, thread);
    }
  }

  /** Waits until they have noticed that the search is over. */
  end(searchers: readonly Searcher[]): void {
    for (const thread of this.#threadsOf(searchers)) Atomics.wait(this.#states, thread, SEARCHING);
  }

  /** Has all that are there forget what they have learned. */
  forget(): void {
    for (const searcher of this.#others) searcher.clear();
  }

  #threadsOf(searchers: readonly Searcher[]): readonly number[] {
    return searchers.map((searcher) => this.#others.indexOf(searcher) + 1);
  }
}

/** What another thread does, until it is ended. */
export async function help({ memory, module, states }: Meeting, thread: number): Promise<void> {
  const searcher = await enterSearch(module, memory, thread);
  const words = new Int32Array(states);
  for (;;) {
    Atomics.store(words, thread, IDLE);
    Atomics.notify(words, thread);
    Atomics.wait(words, thread, IDLE);
    searcher.think();
  }
}
