/** What an overlay shows. */
import type { Arrow, Mark } from '@hippodrome/board';
import type { ByColour } from '@hippodrome/rules';

export interface SightView {
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  /** How much of it there is on each side: attackers, pieces lost, forks, checks. */
  readonly counts: ByColour<number>;
  /** The same in words: first what it comes to, then one sentence for each piece, square or move. */
  readonly texts: readonly [string, ...string[]];
}

/** An overlay in the making: each step is short, so that a page can let others have their turn in between. */
export type SightWork = Generator<unknown, SightView>;
