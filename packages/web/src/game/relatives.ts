/** A game's family, as its documents tell it: whose rules it takes over, and who takes over its own. */
import type { GameSummary } from '../games/summary.js';

export interface Relatives {
  /** Nearest first. */
  readonly ancestors: readonly GameSummary[];
  /** Games that take over its rules directly. */
  readonly children: readonly GameSummary[];
}

export function relativesOf({ slug, ancestors }: GameSummary, games: readonly GameSummary[]): Relatives {
  return {
    ancestors: ancestors.flatMap((name) => games.find((game) => game.slug === name) ?? []),
    children: games.filter((game) => game.ancestors[0] === slug),
  };
}
