/**
 * Quiescence: a position is judged only when nothing hangs. Captures and promotions are followed, or every move when the side to
 * move is in check. Where check is suspended nobody is in check, and captures are followed like anywhere else.
 */
import { candidateMoves, type Move } from '@hippodrome/rules';
import { NO_MOVE } from './move-code.js';
import { isQuiet, next } from './move-order.js';
import { INFINITE, MAX_PLY } from './score.js';
import type { Search } from './search.js';

/** Enough for what hangs; on boards full of riders, exchanges without an end would eat up the time for looking further. */
const MOST_PLIES = 8;
/** A capture that, with everything it wins and this many centipawns for position, does not reach alpha is left out. */
const MARGIN = 150;

/** Visits the position and searches it; `plies` counts how deep in quiescence it lies. */
export function quiescence(search: Search, alpha: number, beta: number, plies: number): number {
  if (!search.budget.spend()) return 0;
  const { checked } = search.line;
  return search.end(checked) ?? quiesce(search, alpha, beta, plies, checked);
}

/** The same for a position that has been visited and in which the game goes on. */
export function quiesce(search: Search, alpha: number, beta: number, plies: number, checked: boolean): number {
  const { line, order } = search;
  const { position, ply } = line;
  const standPat = search.evaluate();
  if (ply >= MAX_PLY || plies >= MOST_PLIES) return standPat;
  let best = checked ? -INFINITE : standPat;
  if (best >= beta) return best;
  const candidates = checked ? candidateMoves(position) : candidateMoves(position).filter((move) => !isQuiet(move));
  let isStuck = checked;
  const list = order.list(position, candidates, NO_MOVE, ply);
  for (let i = 0; i < candidates.length; i++) {
    const move = next(list, i);
    if (!checked && isHopeless(search, move, Math.max(alpha, best) - standPat)) continue;
    if (!line.play(move)) continue;
    isStuck = false;
    const score = -quiescence(search, -beta, -Math.max(alpha, best), plies + 1);
    line.undo();
    if (search.budget.exhausted) return 0;
    if (score > best) best = score;
    if (best >= beta) break;
  }
  return isStuck ? search.endWithoutMoves() : best;
}

/** Whether a capture or promotion cannot gain what is missing, or gives more than it takes; never one that ends the game. */
function isHopeless({ line, order, evaluator }: Search, move: Move, missing: number): boolean {
  if (move.type !== 'step') return false;
  const { position } = line;
  if (order.gain(position, move) + MARGIN > missing && !order.losesMaterial(position, move)) return false;
  return !move.captures.some((square) =>
    evaluator.wouldEnd(position.placement, position.placement[square] as Parameters<typeof evaluator.wouldEnd>[1]),
  );
}
