/** What the threads of a perft tell each other. */
import type { VariantSpec } from '@hippodrome/rules';
import type { CoreName } from './count.js';

/** What a thread is started with. The rules are compiled again in each: hooks are functions, which cannot be sent. */
export interface Task {
  readonly spec: VariantSpec;
  /** The root position; the starting position when absent. */
  readonly fen: string | undefined;
  readonly core: CoreName;
  /** One number: how many root moves have been taken. */
  readonly taken: SharedArrayBuffer;
}

/** Sent to a thread: count below the root moves that are still to be taken. */
export interface Order {
  readonly depth: number;
}

/** Sent back: nodes below each root move that this thread took. */
export type Share = readonly { readonly index: number; readonly nodes: number }[];
