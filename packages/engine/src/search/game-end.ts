/**
 * Ends of the game inside the search. The game's endings are asked in their order, as `outcome` asks them; but a list of legal
 * moves, by far the dearest fact, is made only when an ending's answer depends on it. First the endings are told that the side
 * to move can move. When one of them looked at the moves and says that the game is over, it is asked again with the real ones.
 * That the side cannot move at all the search finds by itself, and asks then.
 */
import { type Ending, type Move, makeLegalMoves, type Outcome, PASS, type Position } from '@hippodrome/rules';

type Facts = Parameters<Ending['decide']>[0];

/** What the search knows of a position anyway. */
export type KnownFacts = Omit<Facts, 'legalMoves'>;

const SOME_MOVE: readonly Move[] = [PASS];
const NO_MOVES: readonly Move[] = [];

/** The end of the game in a position whose side to move can move. */
export function endWithMoves(known: KnownFacts): Outcome | undefined {
  const facts = new AssumedFacts(known);
  const assumed = decide(facts);
  if (assumed === undefined || !facts.lookedAtMoves) return assumed;
  return decide({ ...known, legalMoves: makeLegalMoves(known.position) });
}

/** The end of the game in a position whose side to move has no legal move. */
export function endWithoutMoves(known: KnownFacts): Outcome | undefined {
  return decide({ ...known, legalMoves: NO_MOVES });
}

function decide(facts: Facts): Outcome | undefined {
  for (const ending of facts.position.rules.endings) {
    const outcome = ending.decide(facts);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}

class AssumedFacts implements Facts {
  readonly position: Position;
  readonly occurrences: number;
  readonly inCheck: boolean;
  lookedAtMoves = false;

  constructor({ position, occurrences, inCheck }: KnownFacts) {
    this.position = position;
    this.occurrences = occurrences;
    this.inCheck = inCheck;
  }

  get legalMoves(): readonly Move[] {
    this.lookedAtMoves = true;
    return SOME_MOVE;
  }
}
