/**
 * Perft: the number of ways to play so many plies. A position in which the game is over by mate, stalemate or material has no
 * continuation; draws by repetition, move rule or insufficient material are not looked at; a forced pass counts as a move.
 */
import { isDecided } from './end.js';
import { makeLegalMoves } from './legal.js';
import type { Move } from './move.js';
import { playUnchecked } from './play.js';
import type { Position } from './position.js';

export function perft(position: Position, depth: number): number {
  return countWithin(position, depth, { left: Number.POSITIVE_INFINITY });
}

/** Work that may still be done, in positions; whoever does some takes it off. */
export interface Budget {
  left: number;
}

/** Moves that take about as long to find and try as the rest of the work on a position. */
const MOVES_PER_POSITION = 16;

/** Pays for a position with so many moves: for one, and one more for each 16 moves. False when the budget has run out. */
export function pay(budget: Budget, moves: number): boolean {
  budget.left -= 1 + Math.floor(moves / MOVES_PER_POSITION);
  return budget.left >= 0;
}

/** The same, but undefined when the budget runs out on the way. */
export function perftWithin(position: Position, depth: number, budget: Budget): number | undefined {
  const nodes = countWithin(position, depth, budget);
  return Number.isNaN(nodes) ? undefined : nodes;
}

/** NaN, which every sum keeps, when the budget runs out. */
function countWithin(position: Position, depth: number, budget: Budget): number {
  if (depth === 0) return 1;
  if (budget.left <= 0) return Number.NaN;
  const moves = continuations(position);
  if (!pay(budget, moves.length)) return Number.NaN;
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) nodes += countWithin(playUnchecked(position, move), depth - 1, budget);
  return nodes;
}

/** Perft below each legal move, in the order of the moves. Depth is at least 1. */
export function divide(position: Position, depth: number): readonly { readonly move: Move; readonly nodes: number }[] {
  return continuations(position).map((move) => ({ move, nodes: perft(playUnchecked(position, move), depth - 1) }));
}

function continuations(position: Position): readonly Move[] {
  return isDecided(position) ? [] : makeLegalMoves(position);
}
