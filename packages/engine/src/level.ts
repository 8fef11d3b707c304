/**
 * How well the computer plays. The weaker levels look less far, misjudge a little and overlook moves as people do: the longer a
 * ride, the more easily, but never a capture where the opponent has just captured. What they overlook is decided by the seed, so
 * that a game can be repeated.
 */
import type { Move, Ruleset, Square } from '@hippodrome/rules';
import type { Limits } from './search/budget.js';
import type { Key } from './search/key.js';
import { moveCode } from './search/move-code.js';
import { fraction } from './search/random.js';
import type { Imperfection } from './search/search.js';

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

interface Strength {
  readonly limits: Limits;
  /** Centipawns by which judgements may be off. */
  readonly noise: number;
  readonly quiescencePlies: number;
  /** Chance that a move is overlooked, for each step of the distance it covers. */
  readonly oversight: number;
}

/** Enough for what hangs; on boards full of riders, exchanges without an end would eat up the time for looking further. */
const FULL_QUIESCENCE = 8;

/** Milliseconds for a move: with all that comes around the search, a player answers within two seconds. */
export const MILLISECONDS = 1500;
const MOST_OVERSIGHT = 0.7;

const STRENGTHS: Readonly<Record<Level, Strength>> = {
  1: { limits: { depth: 1, milliseconds: MILLISECONDS }, noise: 70, quiescencePlies: 2, oversight: 0.06 },
  2: { limits: { depth: 3, milliseconds: MILLISECONDS }, noise: 25, quiescencePlies: 6, oversight: 0.02 },
  // A few centipawns change nothing but which of two equal moves is played: no two games need be the same.
  3: { limits: { milliseconds: MILLISECONDS }, noise: 3, quiescencePlies: FULL_QUIESCENCE, oversight: 0 },
};

/** A search that judges as well as it can. */
export const PERFECT: Imperfection = { seed: 0, noise: 0, quiescencePlies: FULL_QUIESCENCE };

export function limitsOf(level: Level): Limits {
  return STRENGTHS[level].limits;
}

/** @param recaptures number of the square on which a piece has just been captured, if one has */
export function imperfectionOf(level: Level, rules: Ruleset, seed: number, recaptures?: number): Imperfection {
  const { noise, quiescencePlies, oversight } = STRENGTHS[level];
  const overlooks = (move: Move, { high, low }: Key): boolean => {
    if (move.type !== 'step' || move.to === recaptures) return false;
    const chance = Math.min(MOST_OVERSIGHT, oversight * distance(rules, move.from, move.to));
    return fraction(seed, high, low, moveCode(move)) < chance;
  };
  return { seed, noise, quiescencePlies, ...(oversight > 0 && { overlooks }) };
}

function distance({ board }: Ruleset, from: Square, to: Square): number {
  return Math.max(Math.abs(board.file(from) - board.file(to)), Math.abs(board.rank(from) - board.rank(to)));
}
