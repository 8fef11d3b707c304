/** How a game stands: its end by the document's ordered rules, and positions in which nothing can ever change. */
import type { EndingFacts } from '../rule/rule.js';
import { inCheck } from './check.js';
import { legalMoves } from './legal.js';
import type { Outcome } from './outcome.js';
import { playUnchecked } from './play.js';
import type { Position } from './position.js';

/**
 * The position's own end, by the first ending that applies; undefined while the game goes on.
 * @param occurrences how often the position has occurred in the game, this time included
 */
export function outcome(position: Position, occurrences = 1): Outcome | undefined {
  const facts = factsOf(position, occurrences);
  for (const ending of position.rules.endings) {
    const result = ending.decide(facts);
    if (result !== undefined) return result;
  }
  return undefined;
}

/** Whether the game is over by what stands on the board (extinction, a bare king). */
export function isDecided(position: Position): boolean {
  return position.rules.endings.some(
    (ending) => ending.material === true && ending.decide(factsOf(position, 1)) !== undefined,
  );
}

/** What endings are told; what is costly is found out only when one asks. */
function factsOf(position: Position, occurrences: number): EndingFacts {
  return {
    position,
    occurrences,
    get inCheck() {
      return inCheck(position);
    },
    get legalMoves() {
      return legalMoves(position);
    },
  };
}

/** Whether both sides can only pass, now and so for ever, and no rule ends the game. */
export function isFrozen(position: Position): boolean {
  if (!mustPass(position)) return false;
  return mustPass(playUnchecked(position, legalMoves(position)[0] as never));
}

function mustPass(position: Position): boolean {
  return legalMoves(position)[0]?.type === 'pass' && outcome(position) === undefined;
}
