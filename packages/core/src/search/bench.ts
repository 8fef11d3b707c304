/** A fixed amount of searching whose number of nodes is the same on every build, and differs as soon as the search does. */
import { makeLegalMoves, outcome, type Position, playUnchecked, type Ruleset, startPosition } from '@hippodrome/rules';
import { pack } from '../core.js';
import type { Searcher } from './searcher.js';

const PLIES_BETWEEN = 8;
const POSITIONS = 4;
const DEPTH = 7;

/** @returns nodes searched over some positions of a game, `depth` plies deep */
export function bench(searcher: Searcher, rules: Ruleset, depth = DEPTH): number {
  return benchPositions(rules).reduce((nodes, line) => {
    searcher.clear();
    searcher.start(startPosition(rules));
    for (const move of line) searcher.play(move);
    return nodes + searcher.search({ depth }).nodes;
  }, 0);
}

/** Games of various lengths, as packed moves, each going on from the one before; picked by a fixed sequence of numbers. */
export function benchPositions(rules: Ruleset): readonly (readonly number[])[] {
  let position: Position = startPosition(rules);
  let state = 1;
  const moves: number[] = [];
  const lines: (readonly number[])[] = [[]];
  while (lines.length < POSITIONS) {
    for (let ply = 0; ply < PLIES_BETWEEN; ply++) {
      const legal = makeLegalMoves(position);
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      const move = legal[(state >>> 8) % legal.length];
      if (move === undefined || outcome(position) !== undefined) return lines;
      moves.push(pack(position, move));
      position = playUnchecked(position, move);
    }
    if (makeLegalMoves(position).length === 0 || outcome(position) !== undefined) return lines;
    lines.push([...moves]);
  }
  return lines;
}
