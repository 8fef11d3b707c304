/** Short ways to ask a position what may be played. */
import { writeUci } from '../src/notation/index.js';
import { legalMoves, type Position } from '../src/position/index.js';
import type { ProblemCode, Result } from '../src/result.js';

/** Coordinate forms of all legal moves, in their order. */
export function moveTexts(position: Position): readonly string[] {
  return legalMoves(position).map((move) => writeUci(position.rules, move));
}

/** Those that begin with some text: `e1` for all moves from e1. */
export function movesFrom(position: Position, start: string): readonly string[] {
  return moveTexts(position).filter((text) => text.startsWith(start));
}

/** Codes of a result's problems, or of its warnings. */
export function codesOf(result: Result<unknown>): readonly ProblemCode[] {
  return (result.ok ? result.warnings : result.problems).map(({ code }) => code);
}
