/**
 * The part of a board that a diagram needs: what is marked, and a square more on each side, at least five by five. A piece that reaches
 * two squares would be lost on a board of thirteen.
 */
import { squareName } from '../board/index.js';
import type { SheetBoard } from './sheet.js';

const SMALLEST = 5;

/** Some lines of a board that lie next to each other. */
interface Lines {
  readonly first: number;
  readonly count: number;
}

export function cropped(board: SheetBoard): SheetBoard {
  const places = [...board.marks, ...board.pieces].map(({ square }) => placeOf(square));
  const spans = [places.map(([file]) => file), places.map(([, rank]) => rank)].map(spanOf);
  const side = Math.max(SMALLEST, ...spans.map(({ count }) => count + 2));
  const [firstFile, firstRank] = [start(spans[0], side, board.files), start(spans[1], side, board.ranks)];
  // Windows are square, as far as the board lets them: diagrams stand in rows.
  const shift = Math.max(firstFile % 2, firstRank % 2);
  const files = window(firstFile, side + shift, board.files);
  const ranks = window(firstRank, side + shift, board.ranks);
  const renamed = (square: string): readonly string[] => {
    const [file, rank] = placeOf(square);
    return isAmong(file, files) && isAmong(rank, ranks) ? [squareName(file - files.first, rank - ranks.first)] : [];
  };
  const moved = <T extends { readonly square: string }>(items: readonly T[]): readonly T[] =>
    items.flatMap((item) => renamed(item.square).map((square) => ({ ...item, square })));
  return {
    files: files.count,
    ranks: ranks.count,
    holes: board.holes.flatMap(renamed),
    pieces: moved(board.pieces),
    marks: moved(board.marks),
  };
}

/** Where a window around a span begins. */
function start(span: Lines | undefined, side: number, lines: number): number {
  const { first, count } = span ?? { first: 0, count: lines };
  return Math.max(0, Math.min(first - Math.floor((side - count) / 2), lines - side));
}

/** It begins with a line of an even number, so that squares keep their colours. */
function window(first: number, side: number, lines: number): Lines {
  const even = first - (first % 2);
  return { first: even, count: Math.min(lines - even, side) };
}

function isAmong(line: number, { first, count }: Lines): boolean {
  return line >= first && line < first + count;
}

function spanOf(numbers: readonly number[]): Lines {
  const least = Math.min(...numbers);
  return { first: least, count: Math.max(...numbers) - least + 1 };
}

function placeOf(square: string): readonly [file: number, rank: number] {
  return [square.charCodeAt(0) - 'a'.charCodeAt(0), Number(square.slice(1)) - 1];
}
