/** A game in numbers, counted from its rules. */
import { isDecided, legalMoves, type Position, playUnchecked, type Ruleset, startPosition } from '@hippodrome/rules';

export interface Facts {
  readonly squares: number;
  /** That stand on the board at the start, both sides'. */
  readonly pieces: number;
  readonly kinds: number;
  readonly firstMoves: number;
}

export function factsOf(rules: Ruleset): Facts {
  return {
    squares: rules.board.squares.length,
    pieces: rules.board.squares.filter((square) => rules.start[square] !== 0).length,
    kinds: rules.kinds.length,
    firstMoves: legalMoves(startPosition(rules)).length,
  };
}

/** Milliseconds of counting after which the page may do something else. */
const SLICE = 8;

/**
 * In how many ways both sides can make their first move. Counted in slices: a big board has ten thousand of them.
 * @returns undefined when counting was stopped
 */
export async function countReplies(rules: Ruleset, signal: AbortSignal): Promise<number | undefined> {
  const start = startPosition(rules);
  let count = 0;
  let since = performance.now();
  for (const move of legalMoves(start)) {
    if (signal.aborted) return undefined;
    count += continuations(playUnchecked(start, move));
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  return count;
}

function continuations(position: Position): number {
  return isDecided(position) ? 0 : legalMoves(position).length;
}
