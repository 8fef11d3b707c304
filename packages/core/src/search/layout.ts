/** What the search keeps in a thread's region, and the single numbers of it. Sizes in bytes, as in `../layout.ts`. */

/** Positions of the game before the root that are remembered for repetition. */
export const MAX_HISTORY = 1024;
export const MAX_LINES_WANTED = 256;
/** Bytes of the record of one ply, of one root move, of one line. */
const STACK_SIZE = 64;
const ROOT_SIZE = 8;

/** The regions, in order; plies and moves as the layout has them. */
export function searchRegions(maxDepth: number, maxMoves: number, mask: number): Readonly<Record<string, number>> {
  return {
    SEARCH: 256,
    // Scores of the moves in MOVES.
    SCORES: maxDepth * maxMoves * 4,
    // The moves that may be played at the root; empty for all.
    WANTED: maxMoves * 4,
    // The root's moves, the best first: move, and its score.
    ROOT: maxMoves * ROOT_SIZE,
    // The best lines: see `N_`. Moves follow the numbers.
    BEST: MAX_LINES_WANTED * bestSize(maxDepth),
    // Keys of the game's positions and of the present line's.
    REPEATS: (MAX_HISTORY + maxDepth + 2) * 8,
    STACK: (maxDepth + 12) * STACK_SIZE,
    // By ply: length of the best line found from there, its moves.
    PV: (maxDepth + 2) * (maxDepth + 2) * 4,
    // How well moves did: by side, from and to; by piece, to and what it took; by two moves; the answer that refuted.
    HISTORY: 2 * 65536 * 2,
    TAKE_HISTORY: (1 << 19) * 2,
    PAIR_HISTORY: (1 << 20) * 2,
    ANSWERS: (1 << 14) * 4,
    // What the evaluation finds out for each side: squares attacked by steps, by anything, twice.
    STEP_ATTACKS: 2 * mask,
    ATTACKS: 2 * mask,
    ATTACKS_TWICE: 2 * mask,
    DANGER: 8,
    // By side and kind: what pieces worth less attack.
    LESSER: 64 * mask,
  };
}

export function searchConstants(maxDepth: number): Readonly<Record<string, number>> {
  return { STACK_SIZE, ROOT_SIZE, BEST_SIZE: bestSize(maxDepth), MAX_HISTORY, MAX_LINES_WANTED };
}

function bestSize(maxDepth: number): number {
  return 24 + maxDepth * 4;
}

/** Fields by prefix: of the search (`S_`), of a ply (`K_`), of a line (`N_`). All are four bytes, those that end in 8 eight. */
export const SEARCH_FIELDS: Readonly<Record<string, readonly string[]>> = {
  S_: [
    // Limits: 0 for none. Times are milliseconds after the start; the search ends between iterations from the soft one on.
    'DEPTH_LIMIT',
    'LINES_WANTED',
    'WANTED_COUNT',
    'HISTORY_COUNT',
    'REVERSIBLE',
    'THREAD',
    // Addresses of the hash table and of the word that stops: 1 to stop, 2 while time does not count.
    'HASH',
    'BUCKETS',
    'GENERATION',
    'STOP_WORD',
    'STOPPED',
    'WAITING',
    // Where the search stands.
    'DEPTH',
    'REACHED',
    'LINES',
    'ROOT_COUNT',
    'ROOT_FIRST',
    'CHANGES',
    'NULL_FROM',
    'NULL_SIDE',
    'NODES',
    'NODES_HIGH',
    'NODE_LIMIT',
    'NODE_LIMIT_HIGH',
    'SOFT_TIME',
    'SOFT_TIME_HIGH',
    'HARD_TIME',
    'HARD_TIME_HIGH',
    'START',
    'START_HIGH',
  ],
  K_: [
    'MOVE',
    // The piece moved and where to: see `moved`; 0 for none.
    'MOVED',
    'EVAL',
    'KILLER',
    'KILLER_TOO',
    'EXCLUDED',
    // Plies since a move that cannot be undone.
    'REVERSIBLE',
    'CUTOFFS',
    'EXTENSIONS',
  ],
  N_: ['SCORE', 'DEPTH', 'REACHED', 'LENGTH', 'ROOT', 'UNUSED', 'MOVES'],
};
