/** How the game stands at the end of a reading: its outcome, repetitions counted, and whether it has been drawn before. */
import { type Outcome, outcome, type Position, repetitionKey } from '@hippodrome/rules';
import type { Reading } from './reading.js';

/** Keys are dear, and the positions of a game come back with every reading. */
const keys = new WeakMap<Position, string>();

export function outcomeOf({ position, history }: Reading): Outcome | undefined {
  const key = keyOf(position);
  const occurrences = history.reduce((count, before) => count + (keyOf(before) === key ? 1 : 0), 1);
  return outcome(position, occurrences);
}

function keyOf(position: Position): string {
  const key = keys.get(position) ?? repetitionKey(position);
  keys.set(position, key);
  return key;
}
