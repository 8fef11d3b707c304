/** The puzzle of the day: the same for everybody, by the date in UTC. */
import type { PuzzleSummary } from './puzzle.js';

const DAY = 86_400_000;

/** Days since 1970 began, in UTC. */
export function dayOf(date: Date): number {
  return Math.floor(date.getTime() / DAY);
}

/** `2026-12-01`, in UTC. */
export function dateText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/**
 * Where the puzzle of a day stands: the games take turns, and in each one every puzzle has its day before one comes again, in an order
 * that is not the file's.
 */
export function placeOfDay(day: number, games: readonly Pick<PuzzleSummary, 'game' | 'count'>[]): Place | undefined {
  const game = games[day % games.length];
  if (game === undefined || game.count === 0) return undefined;
  const round = Math.floor(day / games.length);
  return { game: game.game, index: (round * strideFor(game.count)) % game.count };
}

export interface Place {
  readonly game: string;
  readonly index: number;
}

/** About three fifths of the count, and coprime to it, so that the steps come by everything. */
function strideFor(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618));
  while (commonDivisor(stride, count) > 1) stride++;
  return stride;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
