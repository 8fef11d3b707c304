/**
 * A search of fixed depth over fixed positions of every game of a library. The number of positions visited is its signature: the same
 * on every machine, and another one as soon as anything about rules or search has changed.
 */
import { legalMoves, outcome, playUnchecked, type Ruleset, startPosition, writeUci } from '@hippodrome/rules';
import type { Engine } from '../engine/engine.js';
import type { Library } from '../protocol/library.js';
import type { GameRecord } from '../record/game-record.js';

export interface BenchOptions {
  /** Plies; a few seconds' work when left out. */
  readonly depth?: number;
  /** Hears of every game. */
  readonly hear?: (text: string) => void;
  /** Ends it after the position under way. */
  readonly signal?: AbortSignal;
}

export interface BenchResult {
  readonly nodes: number;
  readonly milliseconds: number;
  readonly nodesPerSecond: number;
}

const USUAL_DEPTH = 4;
/** Plies from which each game is searched. */
const PLIES = [0, 12];

/** Leaves the engine with another game than it had. */
export async function runBench(engine: Engine, library: Library, options: BenchOptions = {}): Promise<BenchResult> {
  const { depth = USUAL_DEPTH, hear, signal } = options;
  let nodes = 0;
  let milliseconds = 0;
  for (const name of library.names()) {
    if (signal?.aborted === true) break;
    const rules = library.find(name);
    if (!rules.ok || !(await engine.load(rules.value)).ok) continue;
    let visited = 0;
    for (const plies of PLIES) {
      engine.newGame();
      const thought = await engine.think(recordOf(rules.value, plies), { limits: { depth } });
      if (!thought.ok) continue;
      visited += thought.value.nodes;
      milliseconds += thought.value.milliseconds;
    }
    hear?.(`${name}: ${visited} nodes`);
    nodes += visited;
  }
  return { nodes, milliseconds, nodesPerSecond: milliseconds > 0 ? Math.round((nodes / milliseconds) * 1000) : 0 };
}

/** A game of moves picked by their place in the list, always the same. */
function recordOf(rules: Ruleset, plies: number): GameRecord {
  const moves: string[] = [];
  let position = startPosition(rules);
  while (moves.length < plies && outcome(position) === undefined) {
    const legal = legalMoves(position);
    const move = legal[(moves.length * 7 + 3) % legal.length];
    if (move === undefined) break;
    moves.push(writeUci(rules, move));
    position = playUnchecked(position, move);
  }
  return { moves };
}
