/**
 * Alpha-beta in its negamax form, with a principal variation search, the transposition table, null move and late move
 * reductions. Candidates are tested for legality only when they are tried: most of them never are.
 */
import { candidateMoves, type Move, makeLegalMoves } from '@hippodrome/rules';
import { moveCode, NO_MOVE } from './move-code.js';
import { isQuiet, next } from './move-order.js';
import { hasSpareMoves, NULL_MOVE_DEPTH, NULL_MOVE_REDUCTION } from './null-move.js';
import { quiesce } from './quiescence.js';
import { INFINITE, isDecisive, MAX_PLY, WIN } from './score.js';
import type { Search } from './search.js';
import { BOUND, type Bound } from './transposition-table.js';

/** Close to the horizon a position so far above beta, for each ply left, is not searched. */
const FUTILITY_MARGIN = 120;
const FUTILITY_DEPTH = 3;
/** Quiet moves this late in the order are searched less deeply first. */
const LATE = 4;
const VERY_LATE = 14;
const LATE_DEPTH = 3;

/** The score of the line's last position; within (alpha, beta) it is exact. 0 and meaningless once the budget is exhausted. */
export function alphaBeta(search: Search, depth: number, alpha: number, beta: number, afterNull = false): number {
  const { line, budget, table, variation } = search;
  const { position, ply, key } = line;
  variation.clear(ply);
  if (!budget.spend()) return 0;
  const { checked } = line;
  const end = search.end(checked);
  if (end !== undefined) return end;
  // Nothing here can be better than winning with the next move, or worse than having lost already.
  alpha = Math.max(alpha, ply - WIN);
  beta = Math.min(beta, WIN - ply - 1);
  if (alpha >= beta) return alpha;

  if (checked && ply < 2 * search.depth) depth++;
  if (depth <= 0 || ply >= MAX_PLY) return quiesce(search, alpha, beta, 0, checked);

  const isPrincipal = beta - alpha > 1;
  const slot = table.find(key);
  const remembered = table.move(slot);
  if (!isPrincipal) {
    const known = table.cutoff(slot, depth, alpha, beta, ply);
    if (known !== undefined) return known;
    if (!checked && !isDecisive(beta)) {
      const early = earlyCutoff(search, depth, beta, afterNull);
      if (budget.exhausted) return 0;
      if (early !== undefined) return early;
    }
  }

  const list = search.order.list(position, candidateMoves(position), remembered, ply);
  let best = -INFINITE;
  let bestMove = NO_MOVE;
  let bound: Bound = BOUND.upper;
  let tried = 0;
  for (let i = 0; i < list.moves.length; i++) {
    const move = next(list, i);
    if (!line.play(move)) continue;
    const reduction = checked ? 0 : lateMoveReduction(move, depth, tried);
    const score = searchPlayed(search, depth - 1, Math.max(alpha, best), beta, tried === 0, reduction);
    line.undo();
    if (budget.exhausted) return 0;
    tried++;
    if (score <= best) continue;
    best = score;
    bestMove = moveCode(move);
    if (score <= alpha) continue;
    bound = BOUND.exact;
    variation.set(ply, move);
    if (score >= beta) {
      bound = BOUND.lower;
      if (move.type === 'step' && isQuiet(move)) search.order.reward(move, depth, ply);
      break;
    }
  }
  if (tried === 0) return withoutMoves(search, alpha, beta, depth);
  table.store(key, depth, bound, best, bestMove, ply);
  return best;
}

/**
 * The score of the move just played, for who played it. Any but the first move of a position has only to be shown not to beat
 * alpha; it is searched with the full window when it does.
 */
export function searchPlayed(
  search: Search,
  depth: number,
  alpha: number,
  beta: number,
  isFirst: boolean,
  reduction: number,
): number {
  if (isFirst) return -alphaBeta(search, depth, -beta, -alpha);
  let score = -alphaBeta(search, depth - reduction, -alpha - 1, -alpha);
  if (reduction > 0 && score > alpha && !search.budget.exhausted) score = -alphaBeta(search, depth, -alpha - 1, -alpha);
  const isInside = score > alpha && score < beta;
  return isInside && !search.budget.exhausted ? -alphaBeta(search, depth, -beta, -alpha) : score;
}

/** The score of a side none of whose candidates is legal: the game is over, or a rule makes the side pass. */
function withoutMoves(search: Search, alpha: number, beta: number, depth: number): number {
  const [pass] = makeLegalMoves(search.line.position) as readonly (Move | undefined)[];
  if (pass === undefined) return search.endWithoutMoves();
  search.line.play(pass);
  const score = -alphaBeta(search, depth - 1, -beta, -alpha);
  search.line.undo();
  return score;
}

/** The score of a position that is so good that no move need be searched. */
function earlyCutoff(search: Search, depth: number, beta: number, afterNull: boolean): number | undefined {
  const { line } = search;
  const standing = search.evaluate();
  if (standing < beta) return undefined;
  if (depth <= FUTILITY_DEPTH && standing - FUTILITY_MARGIN * depth >= beta) return standing;
  if (afterNull || depth < NULL_MOVE_DEPTH || !hasSpareMoves(line.position, search.evaluator.values)) return undefined;
  line.pass();
  const score = -alphaBeta(search, depth - 1 - NULL_MOVE_REDUCTION, -beta, 1 - beta, true);
  line.undo();
  if (score < beta) return undefined;
  return isDecisive(score) ? beta : score;
}

/** By how many plies a move is searched less deeply at first. */
export function lateMoveReduction(move: Move, depth: number, tried: number): number {
  if (depth < LATE_DEPTH || tried < LATE || !isQuiet(move)) return 0;
  return tried < VERY_LATE ? 1 : 2;
}
