import { describe, expect, it } from 'vitest';
import { nextPuzzle, streakPuzzle } from './choose.js';
import { NEW_JOURNAL } from './journal.js';
import type { Puzzle } from './puzzle.js';
import { matching, trainingOf, trainingQuery } from './training.js';

function puzzle(rating: number, ...themes: readonly string[]): Puzzle {
  const made = { seed: 1, game: 0, ply: 9, nodes: [1, 1] };
  return { id: `a-${rating}`, fen: '', last: '', moves: [], themes, rating, made };
}

const puzzles = Array.from({ length: 20 }, (_, i) => puzzle(600 + 100 * i, i % 2 === 0 ? 'fork' : 'pin'));
const RANDOM = [0, 0.3, 0.6, 0.99];

describe('the next puzzle', () => {
  it('is about as hard as the solver is good', () => {
    for (const random of RANDOM) {
      const next = nextPuzzle(puzzles, NEW_JOURNAL, random);
      expect(Math.abs((next?.rating ?? 0) - NEW_JOURNAL.rating.points)).toBeLessThanOrEqual(300);
    }
  });

  it('is new, then one that was missed, then any but the last', () => {
    const seen = Object.fromEntries(puzzles.map(({ id }) => [id, true]));
    const others = Object.fromEntries(Object.entries(seen).filter(([id]) => id !== 'a-2500'));
    for (const random of RANDOM) {
      expect(nextPuzzle(puzzles, { ...NEW_JOURNAL, seen: others }, random)?.id).toBe('a-2500');
      expect(nextPuzzle(puzzles, { ...NEW_JOURNAL, seen: { ...seen, 'a-700': false } }, random)?.id).toBe('a-700');
      expect(nextPuzzle(puzzles.slice(0, 2), { ...NEW_JOURNAL, seen }, random, 'a-600')?.id).toBe('a-700');
    }
    expect(nextPuzzle([], NEW_JOURNAL, 0)).toBeUndefined();
  });
});

describe('a streak', () => {
  it('grows harder, and has each puzzle once', () => {
    const used = new Set<string>();
    const ratings = puzzles.map((_, done) => {
      const next = streakPuzzle(puzzles, done, used, 0);
      if (next !== undefined) used.add(next.id);
      return next?.rating ?? 0;
    });
    expect(used.size).toBe(puzzles.length);
    expect(ratings[0]).toBeLessThan(800);
    expect(ratings.slice(0, 10)).toEqual(ratings.slice(0, 10).toSorted((a, b) => a - b));
    expect(streakPuzzle(puzzles, 20, used, 0)).toBeUndefined();
  });
});

describe('training', () => {
  it('is what the address says', () => {
    const training = trainingOf(new URLSearchParams('game=a&theme=fork'));
    expect(training).toEqual({ game: 'a', theme: 'fork' });
    expect(trainingOf(new URLSearchParams(trainingQuery(training)))).toEqual(training);
    expect(trainingOf(new URLSearchParams('game='))).toEqual({});
  });

  it('has only puzzles with its theme', () => {
    expect(matching(puzzles, { theme: 'pin' })).toHaveLength(10);
    expect(matching(puzzles, {})).toBe(puzzles);
    expect(matching(puzzles, { theme: 'none' })).toEqual([]);
  });
});
