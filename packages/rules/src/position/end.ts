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
  return decidedOutcome(position) !== undefined;
}

/** How the game is over by what stands on the board alone; undefined when it is not. */
export function decidedOutcome(position: Position): Outcome | undefined {
  for (const ending of position.rules.endings) {
    const result = ending.material === true ? ending.decide(factsOf(position, 1)) : undefined;
    if (result !== undefined) return result;
  }
  return undefined;
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

/**
 * Whether both sides can only pass, now and so for ever, and no rule ends the game. Two rounds are looked at: what bars moves
 * in the first round of a game is over by the second, and nothing but that changes by passing.
 */
export function isFrozen(position: Position): boolean {
  let here = position;
  for (let ply = 0; ply < 4; ply++) {
    const [only] = legalMoves(here);
    if (only?.type !== 'pass' || outcome(here) !== undefined) return false;
    here = playUnchecked(here, only);
  }
  return true;
}
