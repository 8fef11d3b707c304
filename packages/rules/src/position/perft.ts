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
  return countWithin(position, depth, Number.POSITIVE_INFINITY);
}

/** The same, but undefined when more than `budget` positions would have to be expanded. */
export function perftWithin(position: Position, depth: number, budget: number): number | undefined {
  const nodes = countWithin(position, depth, budget);
  return Number.isNaN(nodes) ? undefined : nodes;
}

/** NaN, which every sum keeps, when the budget runs out. */
function countWithin(position: Position, depth: number, budget: number): number {
  let expanded = 0;
  const count = (here: Position, plies: number): number => {
    if (plies === 0) return 1;
    if (++expanded > budget) return Number.NaN;
    const moves = continuations(here);
    if (plies === 1) return moves.length;
    let nodes = 0;
    for (const move of moves) nodes += count(playUnchecked(here, move), plies - 1);
    return nodes;
  };
  return count(position, depth);
}

/** Perft below each legal move, in the order of the moves. Depth is at least 1. */
export function divide(position: Position, depth: number): readonly { readonly move: Move; readonly nodes: number }[] {
  return continuations(position).map((move) => ({ move, nodes: perft(playUnchecked(position, move), depth - 1) }));
}

function continuations(position: Position): readonly Move[] {
  return isDecided(position) ? [] : makeLegalMoves(position);
}
