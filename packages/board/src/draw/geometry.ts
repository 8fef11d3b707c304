/** @module Which squares a board has, and what they are called. */

/** The outline of a board. Squares are named by file letter and rank number from White's left corner: `a1`, `m13`. */
export interface BoardShape {
  /** Number of files, 1 to 16. */
  readonly files: number;
  /** Number of ranks, 1 to 16. */
  readonly ranks: number;
  /** Names of the squares that are missing. */
  readonly holes?: Iterable<string>;
}

export interface Cell {
  readonly name: string;
  /** From 0; file 0 is `a`. */
  readonly file: number;
  /** From 0; rank 0 is called 1. */
  readonly rank: number;
}

export interface Geometry {
  readonly files: number;
  readonly ranks: number;
  /** Every square there is, rank by rank from `a1`. */
  readonly cells: readonly Cell[];
  cell(name: string): Cell | undefined;
  at(file: number, rank: number): Cell | undefined;
}

const MAX_SIDE = 16;

/** @throws RangeError when the sides are not whole numbers from 1 to 16 */
export function createGeometry({ files, ranks, holes = [] }: BoardShape): Geometry {
  if (!isSide(files) || !isSide(ranks)) {
    throw new RangeError(`a board has 1 to ${MAX_SIDE} files and ranks, not ${files} by ${ranks}`);
  }
  const missing = new Set(holes);
  const grid = Array.from({ length: files * ranks }, (_, i): Cell | undefined => {
    const [file, rank] = [i % files, Math.floor(i / files)];
    const name = squareName(file, rank);
    return missing.has(name) ? undefined : { name, file, rank };
  });
  const cells = grid.filter((cell) => cell !== undefined);
  const byName = new Map(cells.map((cell) => [cell.name, cell]));
  return {
    files,
    ranks,
    cells,
    cell: (name) => byName.get(name),
    at: (file, rank) =>
      file >= 0 && rank >= 0 && file < files && rank < ranks ? grid[rank * files + file] : undefined,
  };
}

export function squareName(file: number, rank: number): string {
  return `${fileName(file)}${rank + 1}`;
}

export function fileName(file: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + file);
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side >= 1 && side <= MAX_SIDE;
}
