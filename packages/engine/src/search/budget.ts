/**
 * How long a search may go on: nodes, depth and time, what somebody outside signals, and the counter that notices when it is over.
 */

export interface Limits {
  /** Wall-clock time. */
  readonly milliseconds?: number;
  /** Wall-clock time after which no further iteration is begun; a share of `milliseconds` when left out. */
  readonly softMilliseconds?: number;
  /** Positions visited. */
  readonly nodes?: number;
  /** Plies of full search. */
  readonly depth?: number;
  /** The search is over as soon as it has found a win in so many moves. */
  readonly mate?: number;
}

export type TimeLimits = Pick<Limits, 'milliseconds' | 'softMilliseconds'>;

/** Milliseconds from any fixed moment on. */
export type Clock = () => number;

/** What reaches a search while it runs, from another thread. */
export interface Signals {
  /** Whether the search is to end now. */
  stopped(): boolean;
  /** The time limits from now on, once the move on which the search ponders has been played. */
  ponderHit(): TimeLimits | undefined;
}

/** Nodes between two looks at clock and signals: a few milliseconds on the largest boards. */
const NODES_PER_LOOK = 16;
/** An iteration takes several times as long as the one before: none is begun when this share of the time is gone. */
const SHARE_FOR_NEXT_ITERATION = 0.55;

export class Budget {
  readonly depth: number;
  readonly mate: number;
  /** Nodes. */
  readonly maximum: number;
  #time = Number.POSITIVE_INFINITY;
  #softTime = Number.POSITIVE_INFINITY;
  readonly #now: Clock;
  readonly #begun: number;
  /** Since when the time limits count. */
  #start: number;
  readonly #signals: Signals | undefined;
  #pondering: boolean;
  #nodes = 0;
  #exhausted = false;

  /** @param pondering whether the time limits are to be ignored until a ponder hit brings others */
  constructor(limits: Limits, now: Clock, signals?: Signals, pondering = false) {
    this.depth = limits.depth ?? Number.POSITIVE_INFINITY;
    this.maximum = limits.nodes ?? Number.POSITIVE_INFINITY;
    this.mate = limits.mate ?? 0;
    this.#now = now;
    this.#begun = now();
    this.#start = this.#begun;
    this.#signals = signals;
    this.#pondering = pondering;
    if (!pondering) this.#limitTime(limits);
  }

  get nodes(): number {
    return this.#nodes;
  }

  get exhausted(): boolean {
    return this.#exhausted;
  }

  /** Since the search has begun. */
  get milliseconds(): number {
    return this.#now() - this.#begun;
  }

  /** Whether only time decides how long the search goes on, so that time is worth saving. */
  get savesTime(): boolean {
    return this.#softTime < Number.POSITIVE_INFINITY;
  }

  /** Counts one node. False once the search has to end. */
  spend(): boolean {
    if (this.#exhausted) return false;
    if (this.#nodes >= this.maximum) this.#exhausted = true;
    else if (this.#nodes % NODES_PER_LOOK === 0 && this.#isOver()) this.#exhausted = true;
    else this.#nodes++;
    return !this.#exhausted;
  }

  /** Whether another iteration is worth beginning. */
  allowsIteration(depth: number): boolean {
    if (this.#exhausted || depth > this.depth) return false;
    return depth === 1 || this.#elapsed() < this.#softTime;
  }

  #isOver(): boolean {
    if (this.#signals?.stopped() === true) return true;
    if (this.#pondering) this.#listen();
    return this.#elapsed() >= this.#time;
  }

  #listen(): void {
    const limits = this.#signals?.ponderHit();
    if (limits === undefined) return;
    this.#pondering = false;
    this.#start = this.#now();
    this.#limitTime(limits);
  }

  #limitTime({ milliseconds, softMilliseconds }: TimeLimits): void {
    this.#time = milliseconds ?? Number.POSITIVE_INFINITY;
    this.#softTime = softMilliseconds ?? this.#time * SHARE_FOR_NEXT_ITERATION;
  }

  #elapsed(): number {
    return this.#now() - this.#start;
  }
}
