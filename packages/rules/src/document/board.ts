/** The board of a document: its size, its holes, and whether the text for people agrees. */
import { absenceOf } from '../board/absence.js';
import { createBoard, squareName } from '../board/board.js';
import { error, type Problem, warning } from '../result.js';
import type { Topology } from './shape.js';
import type { Source } from './source.js';

/** A board as far as the topology says. */
export interface Extent {
  readonly files: number;
  readonly ranks: number;
  /** Numbers of the missing squares; undefined when the topology leaves them to the setup. */
  readonly holes: readonly number[] | undefined;
}

const HOLES = ['engine', 'topology', 'holes'];

/** Codes: `document/unknown-square`, `document/duplicate-hole` (a warning). */
export function readTopology(
  topology: Topology,
  source: Source,
): { readonly extent: Extent; readonly problems: readonly Problem[] } {
  const { rows: ranks, cols: files, holes } = topology;
  const problems: Problem[] = [];
  const numbers = new Set<number>();
  const board = createBoard(files, ranks);
  holes?.forEach((name, i) => {
    const place = source.valuePlace([...HOLES, i]);
    const square = board.find(name);
    if (square === undefined) {
      problems.push(error('document/unknown-square', absenceOf(board, name), place));
    } else if (numbers.has(square)) {
      problems.push(warning('document/duplicate-hole', `the hole ${name} is listed twice`, place));
    } else {
      numbers.add(square);
    }
  });
  return {
    extent: { files, ranks, holes: holes === undefined ? undefined : [...numbers].sort((a, b) => a - b) },
    problems,
  };
}

/** Whether the board text for people begins with the board's size, `8x8` or `8×8`. Codes: `document/board-text`. */
export function checkBoardText(text: string, { files, ranks }: Extent, source: Source): readonly Problem[] {
  const [, first, second] = /^\s*(\d{1,3})\s*[x×]\s*(\d{1,3})(?!\d)/i.exec(text) ?? [];
  if (Number(first) === files && Number(second) === ranks) return [];
  const size = `${files}x${ranks}`;
  const why =
    first === undefined
      ? `board begins with its size: write "${size}"`
      : `board says ${first}x${second}, but the topology has ${files} files and ${ranks} ranks: write "${size}" (files first)`;
  return [error('document/board-text', why, source.valuePlace(['board']))];
}

/** The name of a square by its number, holes included. */
export function nameOfSquare(square: number, files: number): string {
  return squareName(square % files, Math.floor(square / files));
}
