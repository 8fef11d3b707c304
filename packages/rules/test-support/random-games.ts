/** Random games as fast-check can shrink them: a list of numbers picks among the legal moves, ply by ply. */
import fc from 'fast-check';
import { legalMoves, type Move, outcome, type Position, playUnchecked, startPosition } from '../src/position/index.js';
import type { Ruleset } from '../src/rule/ruleset.js';

/** Choices for a game of at most so many plies. */
export const choices = (plies: number): fc.Arbitrary<readonly number[]> =>
  fc.array(fc.nat({ max: 0xffff }), { minLength: plies / 2, maxLength: plies });

/** Plays the choices from the start, until the game ends or they run out, and visits every position before its move. */
export function playChoices(
  rules: Ruleset,
  picks: readonly number[],
  visit: (position: Position, move: Move) => void,
): Position {
  let position = startPosition(rules);
  for (const pick of picks) {
    const moves = legalMoves(position);
    if (moves.length === 0 || outcome(position) !== undefined) break;
    const move = moves[pick % moves.length] as Move;
    visit(position, move);
    position = playUnchecked(position, move);
  }
  return position;
}
