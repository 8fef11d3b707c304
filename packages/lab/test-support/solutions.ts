/** Solutions of puzzles, written down as position and moves. */
import { expectOk, outcome, parseUci, playUnchecked } from '@hippodrome/rules';
import type { Solution, Step } from '../src/puzzle/prove.js';
import { positionOf } from './shipped.js';

/** @param moves coordinate moves with spaces between */
export function solutionOf(slug: string, fen: string, moves: string): Solution {
  let before = positionOf(slug, fen);
  const steps = moves.split(' ').map((text): Step => {
    const move = expectOk(parseUci(before, text));
    const step = { before, move, after: playUnchecked(before, move) };
    before = step.after;
    return step;
  });
  return { steps, end: outcome(before), margin: 1 };
}
