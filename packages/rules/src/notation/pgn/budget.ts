/**
 * How much one game of a PGN file may ask of its reader. Anyone may hand in a file, so every dimension along which a game can
 * grow has a bound, and exceeding a bound is a problem with a code of its own. The number of games is the caller's to bound:
 * they come one by one.
 */

export interface PgnBudget {
  /** Characters of a game, white space and comments included: `pgn/too-long`. */
  readonly characters: number;
  /** Moves that are looked up, legal or not, variations included: `pgn/too-many-moves`. */
  readonly moves: number;
  /** Variations inside each other: `pgn/too-deep`. */
  readonly depth: number;
  /** Tag pairs: `pgn/too-many-tags`. */
  readonly tags: number;
}

/** Enough for annotated games and opening books of a chapter; at about a millisecond a move, ten seconds at the very worst. */
export const PGN_BUDGET: PgnBudget = { characters: 1024 * 1024, moves: 10_000, depth: 64, tags: 128 };

/** Problems that are reported of one game; one more says that others were left out. */
export const MOST_PROBLEMS = 100;
