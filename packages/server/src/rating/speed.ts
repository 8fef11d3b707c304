/** How fast a game is, so that ratings compare like with like: by the time a player is likely to spend, as is usual on chess servers. */
import type { TimeControl } from '@hippodrome/rules';

export const SPEEDS = ['bullet', 'blitz', 'rapid', 'classical', 'correspondence'] as const;
export type Speed = (typeof SPEEDS)[number];

const MINUTE = 60_000;
/** A game is taken to last so many moves of each side. */
const MOVES = 40;
/** Byo-yomi begins late in the game, and a period is given back when it was not used up. */
const MOVES_IN_BYO_YOMI = 25;

/** Estimates below these limits, in milliseconds. */
const BELOW = [
  ['bullet', 3 * MINUTE],
  ['blitz', 8 * MINUTE],
  ['rapid', 25 * MINUTE],
] as const;

export function speedOf(control: TimeControl): Speed {
  const estimate = estimateOf(control);
  if (estimate === undefined) return 'correspondence';
  return BELOW.find(([, limit]) => estimate < limit)?.[0] ?? 'classical';
}

/** Milliseconds that one side may well use; undefined when nothing says so, or days. */
function estimateOf(control: TimeControl): number | undefined {
  switch (control.kind) {
    case 'fischer':
      return control.initial + MOVES * control.increment;
    case 'delay':
      return control.initial + MOVES * control.delay;
    case 'byo-yomi':
      return control.initial + (control.periods - 1 + MOVES_IN_BYO_YOMI) * control.period;
    case 'per-move':
    case 'unlimited':
      return undefined;
  }
}
