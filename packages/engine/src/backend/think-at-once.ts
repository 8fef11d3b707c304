/**
 * A look at a position that takes no time to speak of: for a question that was stopped before anything was thought about it. It happens
 * in this thread, but seldom; the search, a good part of what a page would have to load, is therefore fetched only then.
 */
import { error, fail, type Move, ok, type Position, type Result } from '@hippodrome/rules';
import type { Limits } from '../search/budget.js';
import type { Thought } from './backend.js';

const AT_ONCE: Limits = { nodes: 100 };
const UNFETCHED = error('engine/crashed', 'what answers at once could not be fetched');

/**
 * @param among legal moves to choose among; all of them when left out
 * @returns codes: `engine/game-over`, `engine/crashed`
 */
export async function thinkAtOnce(
  position: Position,
  history: readonly Position[],
  among?: readonly Move[],
): Promise<Result<Thought>> {
  const fetched = await Promise.all([import('../analyse.js'), import('../worker/thought.js')]).catch(() => undefined);
  if (fetched === undefined) return fail(UNFETCHED);
  const [{ analyse }, { thoughtOf }] = fetched;
  const analysis = analyse(position, history, { limits: AT_ONCE, ...(among && { among }) });
  if (analysis === undefined) return fail(error('engine/game-over', 'nobody is to move: the game is over'));
  return ok(thoughtOf(position.rules, analysis));
}
