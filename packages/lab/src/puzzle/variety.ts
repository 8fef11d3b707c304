/** Which puzzles a collection still wants: what is found most often is not what is worth most. */
import type { Puzzle } from './puzzle.js';
import type { Theme } from './theme/theme.js';

/** No more than so large a part of a collection is solved by one move, or is about the same things. */
const MOST_SINGLE = 0.2;
const MOST_ALIKE = 0.15;
/** As long as there are few, shares say nothing. */
const FEW = 15;

/** Whether a puzzle of so many moves and replies, about such things, makes the collection richer. */
export function isWanted(plies: number, themes: readonly Theme[], kept: readonly Puzzle[]): boolean {
  const subject = themes.join();
  const singles = kept.filter(({ moves }) => moves.length === 1).length;
  const alike = kept.filter((puzzle) => puzzle.themes.join() === subject).length;
  const room = (share: number): number => share * Math.max(FEW, kept.length);
  return alike < room(MOST_ALIKE) && (plies > 1 || singles < room(MOST_SINGLE));
}
