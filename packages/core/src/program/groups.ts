/**
 * Groups: on boards of one word the lines of like vectors that one kind rides both ways (a rook's, a bishop's, a nightrider's) are
 * looked up together, see `assembly/magic.ts`. Kinds that ride the same lines share the table.
 */
import type { Board } from '@hippodrome/rules';
import { MAGIC_TABLES_SIZE, MAX_GROUPS } from '../layout.js';
import { BISHOP_FACTORS, ROOK_FACTORS } from './factors.js';
import { groupBy } from './group-by.js';
import type { Image } from './image.js';
import type { Line, Lines } from './lines.js';

/** Squares that matter to a rider: twice as many table entries for each. */
const MOST_INNER = 12;
const ENTRY_SIZE = 8;
/** Of the boards that there are factors for. */
const FACTORED_FILES = 8;

/** A line as one kind rides it. */
export interface Slot {
  readonly line: Line;
  readonly use: number;
  /** 1 down, 2 up, 3 both. */
  ways: number;
}

export interface Grouping {
  /** Slots in no group. */
  readonly loose: readonly Slot[];
  readonly grouped: readonly Slot[];
  readonly groups: readonly { readonly group: number; readonly use: number }[];
}

export class Groups {
  readonly #lines: Lines;
  readonly #board: Board;
  readonly #isPossible: boolean;
  readonly #groups: (readonly Line[])[] = [];
  #room = MAGIC_TABLES_SIZE;

  constructor(image: Image, lines: Lines, board: Board) {
    this.#isPossible = image.words === 1;
    this.#lines = lines;
    this.#board = board;
  }

  /** Shares out the lines of one kind. */
  share(slots: readonly Slot[]): Grouping {
    const grouped: Slot[] = [];
    const groups: { group: number; use: number }[] = [];
    const alike = groupBy(slots, ({ line, use, ways }) => [...line.up.map(Math.abs).sort(), use, ways].join());
    for (const some of alike.values()) {
      const [first] = some;
      const group = first?.ways === 3 ? this.#find(some.map(({ line }) => line)) : undefined;
      if (first === undefined || group === undefined) continue;
      groups.push({ group, use: first.use });
      grouped.push(...some);
    }
    return { loose: slots.filter((slot) => !grouped.includes(slot)), grouped, groups };
  }

  write(image: Image): void {
    image.header('GROUPS', this.#groups.length);
    this.#groups.forEach((lines, group) => {
      image.i32(image.at('GROUP_LINES') + 4 * group, bitsOf(lines));
      this.#factorsOf(lines).forEach((factor, square) => {
        image.u64(image.at('MAGICS') + (group * image.at('SQUARES') + square) * image.at('MAGIC_SIZE') + 8, factor);
      });
    });
  }

  /** Numbers that are worth a trial. */
  #factorsOf(lines: readonly Line[]): readonly bigint[] {
    if (this.#board.files !== FACTORED_FILES || lines.length !== 2) return [];
    const vectors = lines.map(({ up }) => up.join());
    const isRook = vectors.includes('1,0') && vectors.includes('0,1');
    const isBishop = vectors.includes('1,1') && vectors.includes('-1,1');
    return isRook ? ROOK_FACTORS : isBishop ? BISHOP_FACTORS : [];
  }

  /** Number of the group of these lines, made if there is room for it. */
  #find(lines: readonly Line[]): number | undefined {
    const known = this.#groups.findIndex((group) => bitsOf(group) === bitsOf(lines));
    if (known >= 0) return known;
    const sizes = this.#board.squares.map((square) => {
      const ahead = (line: Line, isUp: boolean) => Math.max(0, this.#lines.squares(line, square, isUp).length - 1);
      return lines.reduce((sum, line) => sum + ahead(line, true) + ahead(line, false), 0);
    });
    const size = sizes.reduce((sum, inner) => sum + ENTRY_SIZE * 2 ** inner, 0);
    const isHoled = 64 - this.#board.squares.length;
    const fits = Math.max(...sizes) <= MOST_INNER && size + ENTRY_SIZE * isHoled <= this.#room;
    if (!this.#isPossible || !fits || this.#groups.length === MAX_GROUPS) return undefined;
    this.#room -= size + ENTRY_SIZE * isHoled;
    return this.#groups.push(lines) - 1;
  }
}

/** Bit by line. */
function bitsOf(lines: readonly Line[]): number {
  return lines.reduce((bits, { index }) => bits | (1 << index), 0);
}
