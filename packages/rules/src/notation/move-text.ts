/** What the two notations for moves share: limits, squares, passes. */
import { absenceOf, absenceValues } from '../board/absence.js';
import type { Square } from '../board/board.js';
import { legalMoves } from '../position/legal.js';
import type { Move } from '../position/move.js';
import type { Position } from '../position/position.js';
import { error, fail, ok, type Problem, type ProblemCode, type Result } from '../result.js';
import type { Frame } from '../rule/frame.js';
import type { Area } from './promotion.js';
import { counted, type Token } from './text.js';

/** Longer than any move with all its marks, all pieces named that it may capture on its way. */
export const LONGEST_MOVE = 256;

/** Whether the text can be a move at all; the problem otherwise. Codes: `empty`, `too-long`, behind the area. */
export function textProblem(area: Area, text: string): Problem | undefined {
  if (text.length > LONGEST_MOVE) {
    const message = `a move has at most ${LONGEST_MOVE} characters, this text ${text.length}`;
    const values = { most: LONGEST_MOVE, length: text.length };
    return error(`${area}/too-long`, message, { line: 1, column: LONGEST_MOVE + 1, values });
  }
  return text.trim() === '' ? error(`${area}/empty`, 'there is no move', { line: 1, column: 1 }) : undefined;
}

/** The square of a name; when the board has none, a problem (`unknown-square` behind the area) is added. */
export function findSquare(
  { board }: Pick<Frame, 'board'>,
  area: Area,
  name: Token,
  problems: Problem[],
): Square | undefined {
  const square = board.find(name.text);
  if (square !== undefined) return square;
  const code: ProblemCode = `${area}/unknown-square`;
  const details = { line: 1, column: name.column, values: absenceValues(board, name.text) };
  problems.push(error(code, absenceOf(board, name.text), details));
  return undefined;
}

/** The forced pass, where it is legal. Code: `no-pass` behind the area. */
export function findPass(position: Position, area: Area, column: number): Result<Move> {
  const legal = legalMoves(position);
  const pass = legal.find(({ type }) => type === 'pass');
  if (pass !== undefined) return ok(pass);
  const message = `a pass is only played where it is forced; ${position.sideToMove} has ${counted(legal.length, 'legal move')}`;
  const values = { side: position.sideToMove, count: legal.length };
  return fail(error(`${area}/no-pass`, message, { line: 1, column, values }));
}
