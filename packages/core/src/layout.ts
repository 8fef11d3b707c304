/**
 * Where everything lies in the core's memory: first the program (tables that `program/` writes for one game and nobody changes), then
 * one region for each thread. This is the one place that says so: the WebAssembly source gets the same numbers as constants when it is
 * built (`build/`). All addresses and sizes are bytes; integers are little-endian; a mask has one bit a square, `words` words of 64.
 *
 * Squares are numbered as in `rules` (rank times files plus file), piece codes too: `2 * (kind + 1)`, plus one for Black.
 *
 * A packed move: bits 0–7 from, 8–15 to, 16–20 the kind it promotes to plus one (or the number of the castling), 21–23 its type
 * (`STEP`, `EN_PASSANT`, `CASTLING`, `PASS`).
 */

import {
  EVALUATION_HEADER,
  EVALUATION_NUMBERS,
  EVALUATION_OF_CODE,
  evaluationConstants,
  evaluationTables,
} from './evaluation/layout.js';
import { CODES } from './limits.js';
import { SEARCH_FIELDS, searchConstants, searchRegions } from './search/layout.js';

/** 64-bit words of a mask: boards up to 64, 128 and 192 squares. */
export type Words = 1 | 2 | 3;

export const MAX_LINES = 32;
/** Of one piece. */
export const MAX_CODE_LINES = 16;
export const MAX_STEPS = 16;
export const MAX_PASSES = 4;
export const MAX_CASTLINGS = 32;
/** Distinct paths of lame leapers and bent riders, over all pieces and squares. */
export const MAX_PATHS = 40_000;
export const MAX_FILES = 16;
/** Moves of one position that there is room for. */
export const MAX_MOVES = 1024;
/** Plies of the game and the search together that can be taken back. */
export const MAX_PLIES = 2048;
/** Of the search. */
export const MAX_DEPTH = 128;
/** Constraints on one position's moves. */
export const MAX_CONSTRAINTS = 64;

/** What `of` in a field of a code's record says. */
export const QUIET = 1;
export const TAKE = 2;

export const STEP = 0;
export const EN_PASSANT = 1;
export const CASTLING = 2;
export const PASS = 3;

/** No square, no line: larger than any. */
export const NONE = 255;

/** Bytes of one undo record. */
const UNDO_SIZE = 64;
/** Bytes of one record of a code, of one of its lines, steps and passing moves, of a castling. */
const CODE_SIZE = 32;
const CODE_LINE_SIZE = 4;
const STEP_SIZE = 16;
const PASS_SIZE = 8;
/** Groups of lines that are looked up at once. */
export const MAX_GROUPS = 16;
/** Of all of them together: by words of a mask. A rook of the chess board takes 800 kB. */
export const MAGIC_TABLES_SIZE: Readonly<Record<Words, number>> = { 1: 1_300_000, 2: 4_000_000, 3: 6_000_000 };

export type Layout = Readonly<Record<string, number>>;

/** Every constant that the WebAssembly source may name. */
export function layoutOf(words: Words): Layout {
  const squares = 64 * words;
  const mask = 8 * words;
  const program = regionsOf(64, {
    // Single numbers, four bytes each: see `HEADER`.
    HEADER: 256,
    CODE: CODES * CODE_SIZE,
    CODE_LINES: CODES * MAX_CODE_LINES * CODE_LINE_SIZE,
    CODE_HOPS: CODES * MAX_CODE_LINES * CODE_LINE_SIZE,
    // Which groups of lines a code rides; which lines a group has, bit by line.
    CODE_GROUPS: CODES * MAX_CODE_LINES * CODE_LINE_SIZE,
    GROUP_LINES: MAX_GROUPS * 4,
    CODE_STEPS: CODES * MAX_STEPS * STEP_SIZE,
    CODE_PASSES: CODES * MAX_PASSES * PASS_SIZE,
    ...EVALUATION_NUMBERS,
    // Bytes 0–7: colour, right, king from, to, rook from, to; king's code, rook's code. Then squares that must be empty; squares that
    // must not be attacked before the move.
    CASTLINGS: MAX_CASTLINGS * (8 + 2 * mask),
    UNIVERSE: mask,
    // By code and square: where it leaps to without capturing and to capture; from where it may attack the square at all, and by a
    // leap, along a line, along a line over a hurdle, along a path.
    LEAP_QUIET: CODES * squares * mask,
    LEAP_TAKE: CODES * squares * mask,
    FROM_ANY: CODES * squares * mask,
    FROM_LEAP: CODES * squares * mask,
    FROM_LINE: CODES * squares * mask,
    FROM_HOP: CODES * squares * mask,
    FROM_PATH: CODES * squares * mask,
    // From where it captures en passant on the square.
    FROM_PASSANT: CODES * squares * mask,
    // By line and square: the squares of the line below the square, then those above.
    LINES: MAX_LINES * squares * 2 * mask,
    // By group and square, then what their records lead to.
    MAGICS: MAX_GROUPS * squares * (3 * mask + 8),
    MAGIC_TABLES: MAGIC_TABLES_SIZE[words],
    // One square's while the tables are filled.
    MAGIC_REACHED: mask << 12,
    // By two squares: the line that both lie on, NONE for none, SEVERAL for more than one.
    LINE_OF: squares * squares,
    // By code and square: number of the first path and of paths, two bytes each.
    PATH_INDEX: CODES * squares * 4,
    // Squares that must be empty, where it then goes without capturing, where to capture.
    PATHS: MAX_PATHS * 3 * mask,
    // By code and step: the squares that the step can be made from.
    STEP_FROM: CODES * MAX_STEPS * mask,
    // By code: squares on which it must promote, and may. By code and file: the kinds to choose from, bit 1 << kind.
    PROMOTES_ON: CODES * mask,
    MAY_PROMOTE_ON: CODES * mask,
    PROMOTION_KINDS: CODES * MAX_FILES * 4,
    PASSES_FROM: CODES * mask,
    // Castling rights that a piece leaving or taken on the square does not end.
    RIGHTS_KEPT: squares * 4,
    // By code and square: midgame value in the high, endgame value in the low half; positive for White.
    VALUES: CODES * squares * 4,
    ...evaluationTables(squares, mask),
    // Random numbers: by code and square, and for all that a position has besides.
    KEYS: CODES * squares * 8,
    KEYS_BESIDES: 1024 * 8,
  });
  const region = regionsOf(0, {
    // By code.
    BY_CODE: CODES * mask,
    BY_SIDE: 2 * mask,
    BOARD: squares,
    COUNTS: CODES,
    POOL: CODES,
    FIELDS: 192,
    // Made new for every position: squares that every piece may go to but for the special ones; that; the special pieces.
    FREE_FOR_ALL: mask,
    FREE: mask,
    SPECIAL: mask,
    // The special pieces of a constraint, where they may go, where all others may.
    CONSTRAINTS: MAX_CONSTRAINTS * 3 * mask,
    MOVES_ASIDE: MAX_MOVES * 4,
    UNDO: MAX_PLIES * UNDO_SIZE,
    MOVES: MAX_DEPTH * MAX_MOVES * 4,
    ...searchRegions(MAX_DEPTH, MAX_MOVES, mask),
  });
  return {
    ...FIELDS,
    ...searchConstants(MAX_DEPTH),
    ...evaluationConstants,
    ...program.at,
    ...region.at,
    SQUARES: squares,
    MASK: mask,
    CODES,
    MAX_MOVES,
    MAX_DEPTH,
    MAX_FILES,
    MAX_LINES,
    MAX_PLIES,
    MAX_CODE_LINES,
    MAX_STEPS,
    MAX_PASSES,
    CODE_SIZE,
    CODE_LINE_SIZE,
    STEP_SIZE,
    PASS_SIZE,
    MAGIC_SIZE: 3 * mask + 8,
    UNDO_SIZE,
    CASTLING_SIZE: 8 + 2 * mask,
    PATH_SIZE: 3 * mask,
    CONSTRAINT_SIZE: 3 * mask,
    QUIET,
    TAKE,
    STEP,
    EN_PASSANT,
    CASTLING,
    PASS,
    NONE,
    SEVERAL: 254,
    // Where threads that search together are stopped; see `search/layout.ts`.
    STOP: 32,
    PROGRAM_END: program.end,
    REGION_SIZE: (region.end + 0xffff) & ~0xffff,
    REGIONS: (program.end + 0xffff) & ~0xffff,
  };
}

/** Addresses of parts that follow each other, each on a boundary of eight bytes. */
function regionsOf(start: number, sizes: Readonly<Record<string, number>>) {
  const at: Record<string, number> = {};
  let end = start;
  for (const [name, size] of Object.entries(sizes)) {
    at[name] = end;
    end += (size + 7) & ~7;
  }
  return { at, end };
}

/** Offsets of single numbers: in the header (`H_`), in a code's record (`C_`), among a region's fields (`F_`), in an undo record (`U_`). */
const FIELDS = {
  ...numbered('H_', 4, [
    'FILES',
    'KINDS',
    'FIRST',
    'HAS_ROYAL',
    'FACING_LINE',
    'TAKING_RESETS',
    'PROMOTING_RESETS',
    'PHASES',
    'SUSPENDING',
    'BARRING',
    'CASTLING_COUNT',
    'HAS_PASSANT',
    'HAS_POOL',
    'EXTINCTION',
    'BARE',
    'CHECKS',
    'STALEMATE',
    'STALEMATE_KIND',
    'MOVE_LIMIT',
    'REPETITION',
    'HARMLESS',
    'HAS_HARMLESS',
    'GROUPS',
    'MATE_WINS',
    'MAX_PHASES',
    ...EVALUATION_HEADER,
  ]),
  ...numbered('C_', 1, [
    'ROYAL',
    'SETWISE',
    'PLAIN',
    'LEAPS',
    'LINES',
    'LOOSE_LINES',
    'GROUPS',
    'HOPS',
    'PATHS',
    'STEPS',
    'PASSES',
    'PROMOTES',
    'PASSANT',
    'RESETS',
    'POOLED',
    'TAKES_LEAPING',
    'TAKES_LINES',
    'TAKES_PATHS',
    ...EVALUATION_OF_CODE,
    'TAKES_LOOSE',
  ]),
  ...numbered('F_', 4, [
    'SIDE',
    'HALFMOVE',
    'FULLMOVE',
    'RIGHTS',
    'PASSED',
    'PHASE',
    'CHECKS_LEFT',
    'KINGS',
    'PLY',
    'SCORE',
    'IN_CHECK',
    'WAITING_WHITE',
    'WAITING_BLACK',
    'MEN_WHITE',
    'MEN_BLACK',
    'ROOT_PLY',
    'KEY',
    'KEY_HIGH',
  ]),
  ...numbered('U_', 4, [
    'MOVE',
    'TAKEN',
    'RIGHTS',
    'PASSED',
    'HALFMOVE',
    'PHASE',
    'CHECKS_LEFT',
    'SCORE',
    'KEY',
    'KEY_HIGH',
    'REPEAT_KEY',
    'REPEAT_KEY_HIGH',
  ]),
  ...Object.assign({}, ...Object.entries(SEARCH_FIELDS).map(([prefix, names]) => numbered(prefix, 4, names))),
};

function numbered(prefix: string, size: number, names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name, i) => [prefix + name, i * size]));
}
