/** What is known of positions met before: one entry a slot, the newcomer replaces. Scores of won games count from the position. */
import type { Key } from './key.js';
import { NO_MOVE } from './move-code.js';
import { isDecisive } from './score.js';

/** What an entry's score is: the value itself, at least the value, or at most. */
export const BOUND = { none: 0, exact: 1, lower: 2, upper: 3 } as const;
export type Bound = (typeof BOUND)[keyof typeof BOUND];

const BYTES_PER_SLOT = 18;
/** Slots looked at for an estimate of how full the table is. */
const SAMPLE = 1000;

export class TranspositionTable {
  readonly #mask: number;
  readonly #high: Int32Array;
  readonly #low: Int32Array;
  readonly #scores: Int32Array;
  readonly #moves: Int32Array;
  readonly #depths: Int8Array;
  readonly #bounds: Uint8Array;

  /** The largest table that takes no more than so many megabytes, of which one is the least. */
  static ofSize(megabytes: number): TranspositionTable {
    return new TranspositionTable(Math.floor(Math.log2((megabytes * 2 ** 20) / BYTES_PER_SLOT)));
  }

  /** @param bits the table has 2^bits slots */
  constructor(bits: number) {
    const slots = 2 ** bits;
    this.#mask = slots - 1;
    this.#high = new Int32Array(slots);
    this.#low = new Int32Array(slots);
    this.#scores = new Int32Array(slots);
    this.#moves = new Int32Array(slots);
    this.#depths = new Int8Array(slots);
    this.#bounds = new Uint8Array(slots);
  }

  /** How much of the table is in use, in thousandths. */
  get fullness(): number {
    const size = Math.min(SAMPLE, this.#bounds.length);
    const used = this.#bounds.subarray(0, size).reduce((count, bound) => count + (bound === BOUND.none ? 0 : 1), 0);
    return Math.round((1000 * used) / size);
  }

  clear(): void {
    this.#bounds.fill(BOUND.none);
  }

  /** The slot of a position's entry; -1 when there is none. */
  find({ high, low }: Key): number {
    const slot = low & this.#mask;
    const found = this.#bounds[slot] !== BOUND.none && this.#low[slot] === low && this.#high[slot] === high;
    return found ? slot : -1;
  }

  move(slot: number): number {
    return slot < 0 ? NO_MOVE : (this.#moves[slot] as number);
  }

  /** The score, when the entry settles a search of that depth and window; undefined otherwise. */
  cutoff(slot: number, depth: number, alpha: number, beta: number, ply: number): number | undefined {
    if (slot < 0 || (this.#depths[slot] as number) < depth) return undefined;
    const score = fromHere(this.#scores[slot] as number, ply);
    const bound = this.#bounds[slot];
    if (bound === BOUND.exact) return score;
    if (bound === BOUND.lower) return score >= beta ? score : undefined;
    return score <= alpha ? score : undefined;
  }

  store({ high, low }: Key, depth: number, bound: Bound, score: number, move: number, ply: number): void {
    const slot = low & this.#mask;
    this.#high[slot] = high;
    this.#low[slot] = low;
    this.#scores[slot] = fromPosition(score, ply);
    this.#moves[slot] = move;
    this.#depths[slot] = depth;
    this.#bounds[slot] = bound;
  }
}

function fromPosition(score: number, ply: number): number {
  return isDecisive(score) ? score + Math.sign(score) * ply : score;
}

function fromHere(score: number, ply: number): number {
  return isDecisive(score) ? score - Math.sign(score) * ply : score;
}
