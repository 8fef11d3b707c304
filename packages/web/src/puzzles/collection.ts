/** All puzzles that there are: how many at once, themselves when they are asked for, game by game. */
import { files, summaries } from 'virtual:puzzles';
import { allGames } from '../games/catalogue.js';
import type { GameSummary } from '../games/summary.js';
import { gameOf, type Puzzle, type PuzzleSummary } from './puzzle.js';

/** Of games that the page offers, in its order. */
export const puzzleSummaries: readonly (PuzzleSummary & { readonly about: GameSummary })[] = allGames.flatMap((about) =>
  summaries.filter(({ game, count }) => game === about.slug && count > 0).map((summary) => ({ ...summary, about })),
);

/** None when the game has none. Rejected when they could not be fetched. */
export async function puzzlesOf(slug: string): Promise<readonly Puzzle[]> {
  const load = puzzleSummaries.some(({ game }) => game === slug) ? files[slug] : undefined;
  return load === undefined ? [] : (await load()).default;
}

/** Of one game, or of all. */
export async function puzzlesAbout(slug: string | undefined): Promise<readonly Puzzle[]> {
  if (slug !== undefined) return puzzlesOf(slug);
  return (await Promise.all(puzzleSummaries.map(({ game }) => puzzlesOf(game)))).flat();
}

export async function findPuzzle(id: string): Promise<Puzzle | undefined> {
  const slug = gameOf(id);
  return slug === undefined ? undefined : (await puzzlesOf(slug)).find((puzzle) => puzzle.id === id);
}
