/** The four results that PGN knows. */
import type { Outcome } from '../../position/outcome.js';

export const GAME_RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export type GameResult = (typeof GAME_RESULTS)[number];

/** The result of an outcome; `*` while there is none. */
export function resultOf(outcome: Outcome | undefined): GameResult {
  if (outcome === undefined) return '*';
  if (outcome.winner === null) return '1/2-1/2';
  return outcome.winner === 'white' ? '1-0' : '0-1';
}

/** Reads a result as people and programs write it (`1/2`, `½-½`, dashes of any length); undefined when it is none. */
export function parseResult(text: string): GameResult | undefined {
  const plain = text.replace(/[–—]/g, '-').replaceAll('½', '1/2');
  return plain === '1/2' ? '1/2-1/2' : GAME_RESULTS.find((result) => result === plain);
}
