/**
 * Games of the core with itself, and the errors that could have been made in them: at every turn the moves that look good at first sight,
 * and a few others, are tried, and what follows the bad ones is where puzzles are. The game itself goes on with a good move, so that it stays in balance.
 */
import { Game, legalMoves, type Move, type Position, playUnchecked, type Ruleset } from '@hippodrome/rules';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { winChance } from './chance.js';
import type { Judge } from './judge.js';

/** A position after a move that somebody might make. */
export interface Moment {
  readonly position: Position;
  /** Plies from the start of the game. */
  readonly ply: number;
  readonly last: Move;
}

const OPENING_PLIES = [2, 10] as const;
/** Positions visited for the move that is played, and to see what looks good. */
const NODES = 1200;
const SIGHT = 800;
/** How many moves look good, and how many others are tried all the same. */
const TEMPTING = 8;
const OTHERS = 6;
/** Centipawns by which a move that is played may be worse than the best, in the opening and later. */
const TOLERANCE = { opening: 150, later: 60 } as const;
/** A game that is as good as won goes on for so many plies. */
const DECIDED = 0.93;
const LEFT_TO_PLAY = 10;
const LONGEST = 160;

/** What may happen in one game after its opening; the same for the same arguments. */
export function* playThrough(rules: Ruleset, judge: Judge, seed: number, number: number): Generator<Moment> {
  const random = xoroshiro128plus(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  const game = new Game(rules);
  const opening = uniformInt(random, ...OPENING_PLIES);
  let left = LEFT_TO_PLAY;
  while (game.outcome === undefined && !game.frozen && game.plies.length < LONGEST && left > 0) {
    const { position, plies } = game;
    const isOpening = plies.length < opening;
    if (!isOpening) yield* temptations(judge, position, plies.length, random);
    const [best, ...others] = judge.best(position, NODES, TEMPTING);
    if (best === undefined) return;
    const chance = winChance(best.score);
    const isDecided = chance > DECIDED || chance < 1 - DECIDED;
    if (isDecided) left--;
    else left = LEFT_TO_PLAY;
    const tolerance = isOpening ? TOLERANCE.opening : TOLERANCE.later;
    const good = [best, ...others].filter(({ score }) => worth(best.score) - worth(score) <= tolerance);
    game.play(pick(random, good).move);
  }
}

function* temptations(judge: Judge, position: Position, plies: number, random: RandomGenerator): Generator<Moment> {
  const tempting = judge.best(position, SIGHT, TEMPTING).map(({ move }) => move);
  const others = Array.from({ length: OTHERS }, () => pick(random, legalMoves(position)));
  for (const move of new Set([...tempting, ...others])) {
    yield { position: playUnchecked(position, move), ply: plies + 1, last: move };
  }
}

/** In centipawns, a decided game more than any other. */
function worth(score: { cp: number } | { mate: number }): number {
  if ('cp' in score) return score.cp;
  return score.mate > 0 ? 100_000 - score.mate : -100_000 - score.mate;
}

function pick<T>(random: RandomGenerator, items: readonly T[]): T {
  return items[uniformInt(random, 0, Math.max(0, items.length - 1))] as T;
}
