/**
 * Openings nobody has thought about: random legal moves, kept when the position is balanced. The judge is a short search of our own
 * engine, limited by nodes, and neither of the contestants: the same seed gives the same openings whoever plays.
 */
import { chooseMove } from '@hippodrome/engine';
import { Game, type Move, type Position } from '@hippodrome/rules';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

export interface OpeningSettings {
  readonly seed: number;
  /** Random plies; 0 for none. */
  readonly plies: number;
  /** Centipawns by which a side may be ahead. */
  readonly balance: number;
}

/** A few milliseconds: while it lasts, no engine's move is noticed. */
const NODES = 500;
/** When none of so many tries is balanced, the best of them is taken. */
const TRIES = 200;
/** In the place of a decided game. */
const DECIDED = 100_000;

/** Moves from the start; the same for the same pair and settings. Lets other work be done between its tries. */
export async function openingOf(
  start: Position,
  { seed, plies, balance }: OpeningSettings,
  pair: number,
): Promise<readonly Move[]> {
  const random = xoroshiro128plus(mix(seed, pair));
  let best: { moves: readonly Move[]; advantage: number } | undefined;
  for (let i = 0; i < TRIES && plies > 0; i++) {
    const game = randomGame(start, plies, random);
    const advantage = game === undefined ? Number.POSITIVE_INFINITY : advantageIn(game);
    const moves = game?.plies.map(({ move }) => move) ?? [];
    if (advantage <= balance) return moves;
    if (best === undefined || advantage < best.advantage) best = { moves, advantage };
    await new Promise(setImmediate);
  }
  return best?.moves ?? [];
}

/** Undefined when the game ended on the way. */
function randomGame(start: Position, plies: number, random: RandomGenerator): Game | undefined {
  const game = new Game(start);
  for (let ply = 0; ply < plies; ply++) {
    const { moves } = game;
    const move = moves.length === 0 ? undefined : moves[uniformInt(random, 0, moves.length - 1)];
    if (move === undefined) return undefined;
    game.play(move);
  }
  return game.outcome === undefined ? game : undefined;
}

/** Centipawns by which either side is ahead. */
function advantageIn(game: Game): number {
  const history = game.plies.map(({ before }) => before);
  const choice = chooseMove(game.position, history, { limits: { nodes: NODES } });
  if (choice === undefined || 'mate' in choice.score) return DECIDED;
  return Math.abs(choice.score.cp);
}

/** A seed of 32 bits for each pair; near numbers become far ones. */
function mix(seed: number, pair: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(pair, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return h ^ (h >>> 13);
}
