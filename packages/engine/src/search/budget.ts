/** How long a search may go on: nodes, depth and time, and the counter that notices when it is over. */

export interface Limits {
  /** Wall-clock time. */
  readonly milliseconds?: number;
  /** Positions visited. */
  readonly nodes?: number;
  /** Plies of full search. */
  readonly depth?: number;
}

/** Milliseconds from any fixed moment on. */
export type Clock = () => number;

/** Nodes between two looks at the clock: a few milliseconds on the largest boards. */
const NODES_PER_LOOK = 16;
/** An iteration takes several times as long as the one before: none is begun when this share of the time is gone. */
const SHARE_FOR_NEXT_ITERATION = 0.55;

export class Budget {
  readonly depth: number;
  /** Nodes. */
  readonly maximum: number;
  readonly #time: number;
  readonly #now: Clock;
  readonly #start: number;
  #nodes = 0;
  #exhausted = false;

  constructor({ milliseconds, nodes, depth }: Limits, now: Clock) {
    this.depth = depth ?? Number.POSITIVE_INFINITY;
    this.maximum = nodes ?? Number.POSITIVE_INFINITY;
    this.#time = milliseconds ?? Number.POSITIVE_INFINITY;
    this.#now = now;
    this.#start = now();
  }

  get nodes(): number {
    return this.#nodes;
  }

  get exhausted(): boolean {
    return this.#exhausted;
  }

  /** Counts one node. False once the search has to end. */
  spend(): boolean {
    if (this.#exhausted) return false;
    if (this.#nodes >= this.maximum) this.#exhausted = true;
    else if (this.#nodes % NODES_PER_LOOK === 0 && this.#elapsed() >= this.#time) this.#exhausted = true;
    else this.#nodes++;
    return !this.#exhausted;
  }

  /** Whether another iteration is worth beginning. */
  allowsIteration(depth: number): boolean {
    if (this.#exhausted || depth > this.depth) return false;
    return depth === 1 || this.#elapsed() < this.#time * SHARE_FOR_NEXT_ITERATION;
  }

  #elapsed(): number {
    return this.#now() - this.#start;
  }
}
