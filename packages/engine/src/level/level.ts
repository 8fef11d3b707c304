/**
 * How well the computer plays. The weaker levels look less far, misjudge what they see, and overlook moves as people do: see
 * `judgement.ts`. All but the strongest are limited by positions visited, so that they play the same on every machine.
 */
import type { Limits } from '../search/budget.js';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

export interface Strength {
  /** Plies and positions. */
  readonly limits: Pick<Limits, 'depth' | 'nodes'>;
  /** How many moves are weighed against each other. */
  readonly lines: number;
  /** Centipawns by which the judgement of a move may be off. */
  readonly noise: number;
  /** Chance that a move is overlooked, for each step of the distance it covers. */
  readonly oversight: number;
}

/** Milliseconds for a move when nothing else is said of time: with all that comes around the search, an answer comes within two seconds. */
export const MILLISECONDS = 1500;

const STRENGTHS: Readonly<Record<Level, Strength>> = {
  1: { limits: { depth: 1, nodes: 20_000 }, lines: 40, noise: 200, oversight: 0.16 },
  2: { limits: { depth: 2, nodes: 20_000 }, lines: 30, noise: 100, oversight: 0.07 },
  3: { limits: { depth: 3, nodes: 20_000 }, lines: 20, noise: 60, oversight: 0.04 },
  4: { limits: { depth: 4, nodes: 30_000 }, lines: 10, noise: 35, oversight: 0.02 },
  5: { limits: { depth: 6, nodes: 40_000 }, lines: 4, noise: 20, oversight: 0 },
  6: { limits: { nodes: 80_000 }, lines: 3, noise: 8, oversight: 0 },
  // Two moves, so that no two games need be the same.
  7: { limits: { nodes: 300_000 }, lines: 2, noise: 4, oversight: 0 },
  8: { limits: {}, lines: 1, noise: 0, oversight: 0 },
};

export function strengthOf(level: Level): Strength {
  return STRENGTHS[level];
}

/** Limits that are asked for, within those of a level. */
export function limitsFor(level: Level, asked: Limits): Limits {
  const { depth, nodes } = STRENGTHS[level].limits;
  const least = (a: number | undefined, b: number | undefined): number | undefined =>
    a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
  const [plies, positions] = [least(asked.depth, depth), least(asked.nodes, nodes)];
  const isTimed = asked.milliseconds !== undefined;
  return {
    ...asked,
    ...(plies !== undefined && { depth: plies }),
    ...(positions !== undefined && { nodes: positions }),
    ...(!isTimed && { milliseconds: MILLISECONDS }),
  };
}
