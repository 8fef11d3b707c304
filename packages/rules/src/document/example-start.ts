/** Where an example begins, and moves as examples write them. */
import { readPosition } from '../notation/fen/index.js';
import { parseMove } from '../notation/parse-move.js';
import { writeSan } from '../notation/san/index.js';
import { legalMoves } from '../position/legal.js';
import type { Move } from '../position/move.js';
import { type Budget, pay } from '../position/perft.js';
import { play } from '../position/play.js';
import type { Position } from '../position/position.js';
import { startPosition } from '../position/start.js';
import { error, fail, ok, type Problem, type ProblemCode, type Result } from '../result.js';
import type { Ruleset } from '../rule/ruleset.js';
import { placeOf } from './excerpt.js';
import { bearsFalseMark } from './marks.js';
import type { DocumentTest, Excerpt } from './spec.js';

/** A failed example. */
export function failure(code: ProblemCode, message: string, at: Excerpt): Problem {
  return error(code, message, placeOf(at));
}

/** The position that a FEN of the document describes. Codes: `test/bad-fen`. */
export function positionOf(rules: Ruleset, fen: Excerpt): Result<Position> {
  const position = readPosition(rules, fen.text);
  if (position.ok) return position;
  const first = position.problems.find(({ severity }) => severity === 'error');
  const column = fen.column + (first?.column ?? 1) - 1;
  return fail(error('test/bad-fen', `${first?.message} [${first?.code}]`, { line: fen.line, column }));
}

/** The position before the example's own moves. */
export function startOf({ fen, after }: DocumentTest, rules: Ruleset, budget: Budget): Result<Position> {
  const start = fen === undefined ? ok(startPosition(rules)) : positionOf(rules, fen);
  return start.ok ? playAll(start.value, after, budget) : start;
}

/** The position after moves that must be legal. */
export function playAll(start: Position, moves: readonly Excerpt[], budget: Budget): Result<Position> {
  let position = start;
  for (const written of moves) {
    const move = readMove(position, written, budget);
    if (!move.ok) return move;
    const next = play(position, move.value);
    if (!next.ok) return next;
    position = next.value;
  }
  return ok(position);
}

/** A move that must be legal. Codes: `test/not-legal`, `test/wrong-mark`, `test/budget`. */
export function readMove(position: Position, written: Excerpt, budget: Budget): Result<Move> {
  if (!payFor(position, budget)) return fail(outOfBudget(written));
  const move = parseMove(position, written.text);
  if (!move.ok) {
    const why = move.problems[0];
    return fail(failure('test/not-legal', `${written.text} should be legal: ${why?.message} [${why?.code}]`, written));
  }
  if (bearsFalseMark(position, move.value, written.text)) {
    const message = `${written.text} is written ${writeSan(position, move.value)}`;
    return fail(failure('test/wrong-mark', message, written));
  }
  return move;
}

/** False when the budget does not allow for the moves of the position. */
export function payFor(position: Position, budget: Budget): boolean {
  return budget.left > 0 && pay(budget, legalMoves(position).length);
}

export function outOfBudget(at: Excerpt): Problem {
  const message = 'the tests of this document visit more positions than are granted to it: make this one smaller';
  return failure('test/budget', message, at);
}
