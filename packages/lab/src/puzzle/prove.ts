/**
 * From a position to its solution: as long as one move wins and the next best does not, by two searches that share nothing, the line
 * goes on with the best reply. It is a puzzle when at its end the game is over, or material has been won that the best reply does not
 * win back.
 */
import {
  legalMoves,
  type Move,
  type Outcome,
  outcome,
  type Position,
  playUnchecked,
  sameMove,
} from '@hippodrome/rules';
import { winChance } from './chance.js';
import type { Judge } from './judge.js';
import type { Material } from './material.js';

export interface ProofSettings {
  /** Positions to visit for each of the solver's moves: a first look, then two searches. */
  readonly nodes: readonly [look: number, first: number, second: number];
  /** Positions to visit for each reply. */
  readonly reply: number;
}

/** Deep enough to be believed. */
export const PROOF: ProofSettings = { nodes: [20_000, 200_000, 200_000], reply: 60_000 };
/** Enough to see whether a proof is worth its time. */
export const SKETCH: ProofSettings = { nodes: [2_000, 12_000, 20_000], reply: 12_000 };

/** The solver's move wins so surely at least, and so much more surely than the next best; a forced end is clearer than a score. */
const LEAST_CHANCE = 0.85;
const LEAST_MARGIN = 0.3;
const LEAST_MARGIN_OF_MATE = 0.2;
/** Longer lines are cut: nobody sees so far. */
const MOST_MOVES = 7;
/** Centipawns that a line has to win when it does not end the game. */
const LEAST_GAIN = 200;

export interface Step {
  readonly before: Position;
  readonly move: Move;
  readonly after: Position;
}

export interface Solution {
  /** The solver's steps and the replies in turn; the solver's first and last. */
  readonly steps: readonly Step[];
  /** How the game ends with it, when it does. */
  readonly end: Outcome | undefined;
  /** The least difference of winning chances between the best and the next best of the solver's moves. */
  readonly margin: number;
}

export interface Judges {
  readonly first: Judge;
  readonly second: Judge;
  readonly material: Material;
}

/** Undefined when the position is no puzzle. */
export function prove(position: Position, judges: Judges, settings: ProofSettings): Solution | undefined {
  const steps: Step[] = [];
  let [here, margin, settled] = [position, 1, 0];
  for (let made = 0; made < MOST_MOVES; made++) {
    const only =
      made > 0 && legalMoves(here).length === 1 ? forcedMove(here, judges, settings) : onlyMove(here, judges, settings);
    if (only === undefined) break;
    margin = Math.min(margin, only.margin);
    const mine = stepOf(here, only.move);
    steps.push(mine);
    settled = steps.length;
    const end = outcome(mine.after);
    if (end !== undefined) return end.winner === position.sideToMove ? { steps, end, margin } : undefined;
    const [reply] = judges.first.best(mine.after, settings.reply, 1);
    if (reply === undefined) break;
    const theirs = stepOf(mine.after, reply.move);
    steps.push(theirs);
    if (outcome(theirs.after) !== undefined) break;
    here = theirs.after;
  }
  const afterReply = steps[settled]?.after;
  if (settled === 0 || afterReply === undefined) return undefined;
  const last = steps[settled - 1] as Step;
  const gain = Math.min(judges.material.gain(position, last.after), judges.material.gain(position, afterReply));
  return gain >= LEAST_GAIN ? { steps: steps.slice(0, settled), end: undefined, margin } : undefined;
}

export interface OnlyMove {
  readonly move: Move;
  readonly margin: number;
}

/** The one move that wins, if there is exactly one by all searches. */
function onlyMove(position: Position, { first, second }: Judges, { nodes }: ProofSettings): OnlyMove | undefined {
  const [look, ...searches] = nodes;
  if (legalMoves(position).length < 2 || winnerIn(first, position, look) === undefined) return undefined;
  const [one, other] = [winnerIn(first, position, searches[0]), winnerIn(second, position, searches[1])];
  if (one === undefined || other === undefined || !sameMove(one.move, other.move)) return undefined;
  return { move: one.move, margin: Math.min(one.margin, other.margin) };
}

/** The best move, if it wins and the next best does not. */
export function winnerIn(judge: Judge, position: Position, nodes: number): OnlyMove | undefined {
  const [best, next] = judge.best(position, nodes, 2);
  if (best === undefined || next === undefined || winChance(best.score) < LEAST_CHANCE) return undefined;
  const margin = winChance(best.score) - winChance(next.score);
  const least = 'mate' in best.score ? LEAST_MARGIN_OF_MATE : LEAST_MARGIN;
  return margin < least ? undefined : { move: best.move, margin };
}

/** In the course of a line: there is nothing to choose. */
function forcedMove(position: Position, { first }: Judges, { nodes }: ProofSettings): OnlyMove | undefined {
  const [best] = first.best(position, nodes[1], 1);
  return best === undefined || winChance(best.score) < LEAST_CHANCE ? undefined : { move: best.move, margin: 1 };
}

function stepOf(before: Position, move: Move): Step {
  return { before, move, after: playUnchecked(before, move) };
}
