import { describe, expect, it } from 'vitest';
import { type Puzzle, puzzleId } from './puzzle.js';
import type { Theme } from './theme/theme.js';
import { isWanted } from './variety.js';

function puzzle(id: string, moves: number, ...themes: readonly Theme[]): Puzzle {
  const made = { generator: 1, seed: 1, game: 0, ply: 9, nodes: [1, 1], margin: 50 } as const;
  return { id, fen: '', last: '', moves: Array.from({ length: moves }, () => 'a1a2'), themes, rating: 1000, made };
}

describe('a collection', () => {
  const forks = Array.from({ length: 12 }, (_, i) => puzzle(`a-${i}`, 3, 'advantage', 'fork'));

  it('wants no more of what it has plenty of', () => {
    expect(isWanted(3, ['advantage', 'fork'], forks)).toBe(false);
    expect(isWanted(3, ['advantage', 'fork', 'pin'], forks)).toBe(true);
    expect(isWanted(3, ['advantage', 'fork'], forks.slice(0, 2))).toBe(true);
  });

  it('wants few puzzles of one move', () => {
    const singles = (['mate', 'fork', 'pin'] as const).map((theme) => puzzle(theme, 1, theme));
    expect(isWanted(1, ['skewer'], singles)).toBe(false);
    expect(isWanted(3, ['skewer'], singles)).toBe(true);
  });
});

describe('the name of a puzzle', () => {
  it('is made of the game, the position and the solution', () => {
    const name = puzzleId('nightrider', 'fen', ['a1b3']);
    expect(name).toMatch(/^nightrider-[0-9a-z]{5}$/);
    expect(puzzleId('nightrider', 'fen', ['a1b3'])).toBe(name);
    expect(puzzleId('nightrider', 'fen', ['a1c2'])).not.toBe(name);
    expect(puzzleId('nightrider', 'fan', ['a1b3'])).not.toBe(name);
  });
});
