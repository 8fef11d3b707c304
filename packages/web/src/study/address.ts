/**
 * Addresses of the analysis board. Anyone who shows a position or a game leads there with `analysisHash`.
 *
 * - `#/analysis/<slug>` what was last analysed of the game.
 * - `?fen=…&moves=…` a position and moves from there, as coordinates or SAN; either may be missing.
 * - `?game=…` a game of the library. `?tree=…` a whole tree, packed: see `share-link.ts`.
 */
import { placeHash } from '../router.js';

const ADDRESS = 'analysis';

export interface ToAnalyse {
  /** The id of a game of the library; nothing else is asked for then. */
  readonly game?: string | undefined;
  readonly fen?: string | undefined;
  /** As coordinates or SAN, in the order played from the FEN, or from the array when there is none. */
  readonly moves?: readonly string[];
}

export function analysisHash(slug: string, { game, fen, moves = [] }: ToAnalyse = {}): string {
  if (game !== undefined) return placeHash(ADDRESS, [slug], { game });
  return placeHash(ADDRESS, [slug], {
    ...(fen !== undefined && { fen }),
    ...(moves.length > 0 && { moves: moves.join(' ') }),
  });
}

/** @param tree as `packGame` makes it */
export function treeHash(slug: string, tree: string): string {
  return placeHash(ADDRESS, [slug], { tree });
}
