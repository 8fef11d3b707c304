/**
 * A board is a rectangle of squares, some of which may be missing (holes).
 *
 * Squares are numbered rank by rank from White's left corner: a1 = 0, b1 = 1, … Holes keep their number, so that the
 * geometry stays plain arithmetic, but `has` is false for them and no step ever ends on one.
 */

declare const squareBrand: unique symbol;
/** A square's number on its board, `rank * files + file`, from 0. */
export type Square = number & { readonly [squareBrand]: true };

/** A displacement [files, ranks]; positive ranks lead away from White. */
export type Vector = readonly [files: number, ranks: number];

/** The largest board: sixteen files (`a` to `p`) and sixteen ranks. */
export const MAX_SIDE = 16;

export interface Board {
  readonly files: number;
  readonly ranks: number;
  /** Every square that exists, in ascending order. */
  readonly squares: readonly Square[];
  /** Whether the number names a square that exists (not a hole, not off the board). */
  has(square: number): square is Square;
  file(square: Square): number;
  rank(square: Square): number;
  /** The square at a file and rank, both from 0, unless it is off the board or a hole. */
  at(file: number, rank: number): Square | undefined;
  /** The square a displacement away, unless it is off the board or a hole. */
  step(from: Square, vector: Vector): Square | undefined;
  /** File letter and rank number, such as `a1` or `m13`. */
  name(square: Square): string;
  /** The square of that name, unless there is none here. */
  find(name: string): Square | undefined;
}

/** @param holes numbers (`rank * files + file`) of the squares that are missing */
export function createBoard(files: number, ranks: number, holes: Iterable<number> = []): Board {
  const size = files * ranks;
  const exists = new Uint8Array(size).fill(1);
  for (const hole of holes) exists[hole] = 0;
  const squares = Array.from({ length: size }, (_, i) => i as Square).filter((i) => exists[i] === 1);
  const names = Array.from({ length: size }, (_, i) => squareName(i % files, Math.floor(i / files)));
  const byName = new Map(squares.map((square) => [names[square] as string, square]));
  const at = (file: number, rank: number): Square | undefined => {
    if (file < 0 || rank < 0 || file >= files || rank >= ranks) return undefined;
    const square = rank * files + file;
    return exists[square] === 1 ? (square as Square) : undefined;
  };
  return {
    files,
    ranks,
    squares,
    has: (square): square is Square => exists[square] === 1,
    file: (square) => square % files,
    rank: (square) => Math.floor(square / files),
    at,
    step: (from, [df, dr]) => at((from % files) + df, Math.floor(from / files) + dr),
    name: (square) => names[square] as string,
    find: (name) => byName.get(name),
  };
}

/** The name of the square at a file and rank, both from 0. */
export function squareName(file: number, rank: number): string {
  return `${fileName(file)}${rank + 1}`;
}

export function fileName(file: number): string {
  return String.fromCharCode(97 + file);
}
