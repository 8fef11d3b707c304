/**
 * How much a document may ask of its reader. Anyone may hand one in, so every dimension along which it can grow has a bound, and
 * exceeding a bound is a problem with a code of its own.
 */

/** Characters of a whole document. */
export const MAX_TEXT = 256 * 1024;
/** Characters of its front matter; reading YAML may take time that grows with the square of its size. */
export const MAX_FRONT_MATTER = 64 * 1024;
/** Levels of lists and maps in the front matter. */
export const MAX_NESTING = 24;
/** Uses (`*name`) of YAML anchors. */
export const MAX_ALIASES = 8;
/** Values in the front matter, those behind aliases counted every time. */
export const MAX_VALUES = 20_000;
/** Characters of a setup, far above what the largest board needs. */
export const MAX_SETUP = 1024;
/** Each kind of piece needs a capital letter of its own. */
export const MAX_PIECES = 26;
/** Rides of all pieces from all squares, by an estimate from above: slides that a piece turns behind have many. */
export const MAX_RIDES = 500_000;
/** Documents above a document. */
export const MAX_ANCESTORS = 8;
/** Levels of quotations and lists in the prose; each line costs as much time as it has levels, even unmarked ones. */
export const MAX_PROSE_NESTING = 8;
/** Lines of the prose. */
export const MAX_PROSE_LINES = 10_000;
/** Fenced tests of one document. */
export const MAX_TESTS = 1000;
/** Plies of a perft test. */
export const MAX_PERFT_DEPTH = 12;
/** Problems that are reported; one more says how many were left out. */
export const MAX_PROBLEMS = 500;
/** Positions that all tests of a document together may visit; see `pay` for those with many moves. */
export const TEST_BUDGET = 250_000;
