/** Scores as the search counts them, and as people read them. */

/** As in `assembly/search/score.ts`. */
const MATE = 32_000;
const DECISIVE = 31_000;

/** Centipawns, or the moves until the game is won (lost, when negative), by mate or by any other end. */
export type Score = { readonly cp: number } | { readonly mate: number };

export function scoreOf(counted: number): Score {
  if (Math.abs(counted) <= DECISIVE) return { cp: counted };
  const moves = Math.ceil((MATE - Math.abs(counted)) / 2);
  return { mate: counted > 0 ? moves : 0 - moves };
}
