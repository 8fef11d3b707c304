/** Games come in pairs: the same opening twice, with colours reversed. Games and pairs count from 1. */
import type { Seat } from './record.js';

export function pairOf(game: number): number {
  return Math.ceil(game / 2);
}

/** Who has White: the first engine in the odd games. */
export function whiteOf(game: number): Seat {
  return game % 2 === 1 ? 0 : 1;
}

/** Numbers of the games that are still to be played, in their order. */
export function remainingGames(games: number, played: ReadonlySet<number>): readonly number[] {
  return Array.from({ length: games }, (_, i) => i + 1).filter((game) => !played.has(game));
}
