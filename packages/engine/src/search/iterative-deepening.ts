/**
 * Iterative deepening: full searches of depth 1, 2, 3 … until the budget is spent. Each one orders the moves of the root for the
 * next, and whatever happens there is a best move so far.
 */
import { legalMoves, type Move } from '@hippodrome/rules';
import { lateMoveReduction, searchPlayed } from './alpha-beta.js';
import { moveCode, NO_MOVE } from './move-code.js';
import { next } from './move-order.js';
import { INFINITE, isDecisive, MAX_PLY, WIN } from './score.js';
import type { Search } from './search.js';

/** What an iteration found. */
export interface Finding {
  readonly move: Move;
  /** In the search's own scale, see score.ts. */
  readonly score: number;
  /** Plies searched in full; 0 when there was no time for a single iteration. */
  readonly depth: number;
  /** The moves expected, the one to be played first. */
  readonly variation: readonly Move[];
}

/** A position with a single legal move is searched no deeper than this: the score matters little, the choice not at all. */
const DEPTH_WITHOUT_CHOICE = 4;

/** @param report hears of every iteration; the root must have a legal move */
export function deepen(search: Search, report: (finding: Finding) => void = () => {}): Finding {
  const moves = rootMoves(search);
  const deepest = Math.min(MAX_PLY / 2, moves.length === 1 ? DEPTH_WITHOUT_CHOICE : MAX_PLY);
  let finding: Finding = { move: moves[0] as Move, score: search.evaluate(), depth: 0, variation: moves.slice(0, 1) };
  for (let depth = 1; depth <= deepest && search.budget.allowsIteration(depth); depth++) {
    search.depth = depth;
    const found = searchRoot(search, moves, depth);
    if (found === undefined) break;
    finding = found;
    if (search.budget.exhausted) break;
    report(finding);
    if (isDecisive(finding.score) && WIN - Math.abs(finding.score) <= depth) break;
  }
  return finding;
}

/** The legal moves that the player notices, the most promising first. */
function rootMoves(search: Search): Move[] {
  const { position, key } = search.line;
  const legal = legalMoves(position);
  const noticed = legal.filter((move) => !search.overlooks(move, key));
  const list = search.order.list(position, noticed.length > 0 ? noticed : [...legal], NO_MOVE, 0);
  return list.moves.map((_, i) => next(list, i));
}

/** Undefined when the budget did not suffice for the first move. Moves the best one to the front of the list. */
function searchRoot(search: Search, moves: Move[], depth: number): Finding | undefined {
  const { line, budget, variation } = search;
  let best: Finding | undefined;
  variation.clear(0);
  for (const [index, move] of [...moves].entries()) {
    line.play(move);
    const alpha = best?.score ?? -INFINITE;
    const reduction = lateMoveReduction(move, depth, index);
    const score = searchPlayed(search, depth - 1, alpha, INFINITE, index === 0, reduction);
    line.undo();
    if (budget.exhausted) break;
    if (score <= alpha) continue;
    variation.set(0, move);
    best = { move, score, depth, variation: variation.from(0) };
    toFront(moves, move);
  }
  return best;
}

function toFront(moves: Move[], move: Move): void {
  const code = moveCode(move);
  moves.unshift(
    ...moves.splice(
      moves.findIndex((other) => moveCode(other) === code),
      1,
    ),
  );
}
