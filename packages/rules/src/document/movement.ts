/** How pieces get along with their board: whether they move at all, and in how many ways. */
import { type Board, createBoard, type Square, type Vector } from '../board/board.js';
import { mostRides } from '../movement/lengths.js';
import type { MovePattern } from '../movement/pattern.js';
import { MAX_RIDES } from './limits.js';
import type { BoardSpec, PieceSpec } from './spec.js';

/** Pieces that can never move, wherever they stand: usually a slip in their notation. */
export function immobilePieces({ files, ranks, holes }: BoardSpec, pieces: readonly PieceSpec[]): readonly PieceSpec[] {
  const board = createBoard(files, ranks, holes);
  return pieces.filter(
    ({ patterns }) => !patterns.some((pattern) => fits(board, pattern, 1) || fits(board, pattern, -1)),
  );
}

/** Whether one stride of the pattern stays on the board from somewhere. @param forward 1 as White moves, -1 as Black does */
function fits(board: Board, { stride, via }: MovePattern, forward: 1 | -1): boolean {
  const reaches = (square: Square, [files, ranks]: Vector): boolean =>
    board.step(square, [files, forward * ranks]) !== undefined;
  return board.squares.some((square) => reaches(square, stride) && via.every((leg) => reaches(square, leg)));
}

/** The piece with the most ways to move, if all together have more than a game may have on this board. */
export function tooManyRides({ files, ranks, holes }: BoardSpec, pieces: readonly PieceSpec[]): PieceSpec | undefined {
  const squares = files * ranks - holes.length;
  const costs = pieces.map(({ patterns }) => mostRides(patterns, Math.max(files, ranks)) * squares);
  const sum = costs.reduce((total, cost) => total + cost, 0);
  return sum > MAX_RIDES ? pieces[costs.indexOf(Math.max(...costs))] : undefined;
}
