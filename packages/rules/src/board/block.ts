/**
 * A block of squares, such as a palace or one side of a river: whole ranks and files from corner to corner, as White sees them.
 * Black's block is the mirror image, rank for rank.
 */
import type { Board, Square } from './board.js';

/** Files and ranks from 0, first and last. */
export interface Block {
  readonly files: readonly [first: number, last: number];
  readonly ranks: readonly [first: number, last: number];
}

/** `d1-f3`: one corner and the opposite one, in either order; undefined when it is something else. */
export function parseBlock(text: string): Block | undefined {
  const [, ...parts] = /^([a-z])([1-9]\d?)-([a-z])([1-9]\d?)$/.exec(text) ?? [];
  const [file, rank, otherFile, otherRank] = parts;
  if (file === undefined || rank === undefined || otherFile === undefined || otherRank === undefined) return undefined;
  return {
    files: ascending(file.charCodeAt(0) - 97, otherFile.charCodeAt(0) - 97),
    ranks: ascending(Number(rank) - 1, Number(otherRank) - 1),
  };
}

export function isInBlock({ file, rank }: Board, { files, ranks }: Block, square: Square): boolean {
  return isBetween(file(square), files) && isBetween(rank(square), ranks);
}

/** Black's block, as White sees it, on a board of so many ranks. */
export function mirrorBlock({ files, ranks: [first, last] }: Block, ranks: number): Block {
  return { files, ranks: [ranks - 1 - last, ranks - 1 - first] };
}

/** Whether the block has room on a board of this size. */
export function fitsBoard(block: Block, files: number, ranks: number): boolean {
  return block.files[1] < files && block.ranks[1] < ranks;
}

function ascending(a: number, b: number): readonly [number, number] {
  return a < b ? [a, b] : [b, a];
}

function isBetween(number: number, [first, last]: readonly [number, number]): boolean {
  return number >= first && number <= last;
}
