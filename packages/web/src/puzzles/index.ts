/** For other pages, which import it when they need it: `const { dailyPuzzle } = await import('../puzzles/index.js')`. */
import type { Colour } from '@hippodrome/rules';
import type { GameSummary } from '../games/summary.js';
import { placeHash } from '../router.js';
import { puzzleSummaries, puzzlesOf } from './collection.js';
import { dateText, dayOf, placeOfDay } from './daily.js';
import { journal } from './journal.svelte.js';

export interface DailyPuzzle {
  /** `2026-12-01`, in UTC. */
  readonly date: string;
  readonly id: string;
  /** Where it is solved, `#` included. */
  readonly href: string;
  readonly game: GameSummary;
  readonly fen: string;
  /** Who is to find the move. */
  readonly side: Colour;
  readonly rating: number;
  /** Whether it has been solved in this browser. */
  readonly isSolved: boolean;
}

/** The puzzle of a day, the same for everybody by the date in UTC; undefined when there are none. Fetches those of one game. */
export async function dailyPuzzle(date = new Date()): Promise<DailyPuzzle | undefined> {
  const day = dayOf(date);
  const place = placeOfDay(day, puzzleSummaries);
  const about = puzzleSummaries.find(({ game }) => game === place?.game)?.about;
  const puzzle = place && (await puzzlesOf(place.game))[place.index];
  if (about === undefined || puzzle === undefined) return undefined;
  const { id, fen, rating } = puzzle;
  return {
    date: dateText(day),
    id,
    href: placeHash('puzzles', [id]),
    game: about,
    fen,
    side: fen.split(' ')[1] === 'b' ? 'black' : 'white',
    rating,
    isSolved: journal().seen[id] === true,
  };
}
