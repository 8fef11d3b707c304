/** Which puzzles a collection still wants: what is found most often is not what is worth most. */
import type { Wishes } from './generate.js';
import type { Puzzle } from './puzzle.js';
import type { Theme } from './theme/theme.js';

/** No more than so large a part of a collection is solved by one move, or is about the same things. */
const MOST_SINGLE = 0.2;
const MOST_ALIKE = 0.15;
/** As long as there are few, shares say nothing. */
const FEW = 15;
/** When there are so many, only what is hard or scarce is still wanted: themes of which there are fewer than the other number. */
const MANY = 50;
const SCARCE = 5;

/** What a collection still wants, as it grows. */
export function wishesOf(kept: readonly Puzzle[]): Wishes {
  return {
    wants: (plies, themes, isEasy) => isWanted(plies, themes, isEasy, kept),
    get looksDeeper() {
      return kept.length >= MANY;
    },
  };
}

function isWanted(plies: number, themes: readonly Theme[], isEasy: boolean, kept: readonly Puzzle[]): boolean {
  const subject = themes.join();
  const singles = kept.filter(({ moves }) => moves.length === 1).length;
  const alike = kept.filter((puzzle) => puzzle.themes.join() === subject).length;
  const room = (share: number): number => share * Math.max(FEW, kept.length);
  if (kept.length >= MANY && isEasy && !themes.some((theme) => isScarce(theme, kept))) return false;
  return alike < room(MOST_ALIKE) && (plies > 1 || singles < room(MOST_SINGLE));
}

function isScarce(theme: Theme, kept: readonly Puzzle[]): boolean {
  return kept.filter(({ themes }) => themes.includes(theme)).length < SCARCE;
}
