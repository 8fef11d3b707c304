/** Which puzzle comes next: of those asked for, one that the solver has not seen and that is about as hard as he is good. */
import type { Journal } from './journal.js';
import type { Puzzle } from './puzzle.js';

/** Beginners solve more than half of what they are given: puzzles are a little easier than the solver is good. */
const EASE = 60;
/** Of so many nearest ones chance takes one. */
const NEAREST = 4;
/** A streak begins easily and grows harder by so much with every puzzle. */
const STREAK_START = 650;
const STREAK_STEP = 55;

/**
 * @param random from 0 to 1, without 1
 * @param except the puzzle that was last on the board
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  { rating, seen }: Pick<Journal, 'rating' | 'seen'>,
  random: number,
  except?: string,
): Puzzle | undefined {
  const others = puzzles.filter(({ id }) => id !== except);
  const unseen = others.filter(({ id }) => !Object.hasOwn(seen, id));
  const failed = others.filter(({ id }) => seen[id] === false);
  const candidates = [unseen, failed, others].find(({ length }) => length > 0) ?? [];
  return nearestTo(candidates, rating.points - EASE, random);
}

/** The next puzzle of a streak. @param done how many have been solved @param used those that have come up */
export function streakPuzzle(
  puzzles: readonly Puzzle[],
  done: number,
  used: ReadonlySet<string>,
  random: number,
): Puzzle | undefined {
  const left = puzzles.filter(({ id }) => !used.has(id));
  return nearestTo(left, STREAK_START + STREAK_STEP * done, random);
}

function nearestTo(puzzles: readonly Puzzle[], points: number, random: number): Puzzle | undefined {
  const sorted = puzzles.toSorted((a, b) => Math.abs(a.rating - points) - Math.abs(b.rating - points));
  return sorted[Math.floor(random * Math.min(NEAREST, sorted.length))];
}
