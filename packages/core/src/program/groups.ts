/**
 * Groups: the lines of like vectors that one kind rides both ways (a rook's, a bishop's, a nightrider's) are looked up together, see
 * `assembly/magic.ts`; as many as the number of their inner squares allows. Kinds that ride the same lines share the table.
 */
import type { Board, Square } from '@hippodrome/rules';
import { MAGIC_TABLES_SIZE, MAX_GROUPS, type Words } from '../layout.js';
import { BISHOP_FACTORS, ROOK_FACTORS } from './factors.js';
import { groupBy } from './group-by.js';
import type { Image } from './image.js';
import type { Line, Lines } from './lines.js';

/** Squares that matter to a rider, by words of a mask: twice as many table entries for each. Beyond it, lines are ridden one by one. */
const MOST_INNER: Readonly<Record<Words, number>> = { 1: 12, 2: 8, 3: 8 };
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
  readonly #words: Words;
  readonly #groups: (readonly Line[])[] = [];
  /** Bytes that are left. */
  #room: number;

  constructor(image: Image, lines: Lines, board: Board) {
    this.#words = image.words;
    this.#room = MAGIC_TABLES_SIZE[image.words];
    this.#lines = lines;
    this.#board = board;
  }

  /** Shares out the lines of one kind. */
  share(slots: readonly Slot[]): Grouping {
    const grouped: Slot[] = [];
    const groups: { group: number; use: number }[] = [];
    const bothWays = slots.filter(({ ways }) => ways === 3).sort((a, b) => a.line.index - b.line.index);
    const alike = groupBy(bothWays, ({ line, use }) => [...line.up.map(Math.abs).sort((a, b) => a - b), use].join());
    for (const some of alike.values()) {
      for (const part of this.#parts(some)) {
        const group = this.#find(part.map(({ line }) => line));
        if (group === undefined) continue;
        groups.push({ group, use: part[0]?.use ?? 0 });
        grouped.push(...part);
      }
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
    if (this.#words !== 1 || this.#board.files !== FACTORED_FILES || lines.length !== 2) return [];
    const vectors = lines.map(({ up }) => up.join());
    const isRook = vectors.includes('1,0') && vectors.includes('0,1');
    const isBishop = vectors.includes('1,1') && vectors.includes('-1,1');
    return isRook ? ROOK_FACTORS : isBishop ? BISHOP_FACTORS : [];
  }

  /** As few parts as the number of inner squares allows; a line that has too many for itself is in none. */
  #parts(slots: readonly Slot[]): readonly (readonly Slot[])[] {
    const parts: Slot[][] = [];
    const fits = (some: readonly Slot[]): boolean =>
      Math.max(...this.#innerOf(some.map(({ line }) => line))) <= MOST_INNER[this.#words];
    for (const slot of slots) {
      const last = parts.at(-1);
      if (last !== undefined && fits([...last, slot])) last.push(slot);
      else if (fits([slot])) parts.push([slot]);
    }
    return parts;
  }

  /** How many inner squares the lines have, by square. */
  #innerOf(lines: readonly Line[]): readonly number[] {
    const inner = (line: Line, square: Square, isUp: boolean): number =>
      Math.max(0, this.#lines.squares(line, square, isUp).length - 1);
    return this.#board.squares.map((square) =>
      lines.reduce((sum, line) => sum + inner(line, square, true) + inner(line, square, false), 0),
    );
  }

  /** Number of the group of these lines, made if there is room for it. */
  #find(lines: readonly Line[]): number | undefined {
    const known = this.#groups.findIndex((group) => bitsOf(group) === bitsOf(lines));
    if (known >= 0) return known;
    const entries = this.#innerOf(lines).reduce((sum, inner) => sum + 2 ** inner, 64 * this.#words);
    const size = 8 * this.#words * entries;
    if (size > this.#room || this.#groups.length === MAX_GROUPS) return undefined;
    this.#room -= size;
    return this.#groups.push(lines) - 1;
  }
}

/** Bit by line. */
function bitsOf(lines: readonly Line[]): number {
  return lines.reduce((bits, { index }) => bits | (1 << index), 0);
}
