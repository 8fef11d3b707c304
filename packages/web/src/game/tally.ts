/** How games ended, counted. */
import type { GameResult } from '@hippodrome/rules';

export interface Tally {
  readonly white: number;
  readonly drawn: number;
  readonly black: number;
}

export function tally(games: readonly { readonly result: GameResult }[]): Tally {
  const count = (wanted: GameResult): number => games.filter(({ result }) => result === wanted).length;
  return { white: count('1-0'), drawn: count('1/2-1/2'), black: count('0-1') };
}
