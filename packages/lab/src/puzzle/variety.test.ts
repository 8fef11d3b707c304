import { describe, expect, it } from 'vitest';
import { type Puzzle, puzzleId } from './puzzle.js';
import type { Theme } from './theme/theme.js';
import { wishesOf } from './variety.js';

function puzzle(id: string, moves: number, ...themes: readonly Theme[]): Puzzle {
  const made = { generator: 1, seed: 1, game: 0, ply: 9, nodes: [1, 1], margin: 50 } as const;
  return { id, fen: '', last: '', moves: Array.from({ length: moves }, () => 'a1a2'), themes, rating: 1000, made };
}

describe('a collection', () => {
  const forks = Array.from({ length: 12 }, (_, i) => puzzle(`a-${i}`, 3, 'advantage', 'fork'));

  it('wants no more of what it has plenty of', () => {
    expect(wishesOf(forks).wants(3, ['advantage', 'fork'], true)).toBe(false);
    expect(wishesOf(forks).wants(3, ['advantage', 'fork', 'pin'], true)).toBe(true);
    expect(wishesOf(forks.slice(0, 2)).wants(3, ['advantage', 'fork'], true)).toBe(true);
  });

  it('wants only what is scarce or hard once it is large', () => {
    const subjects = (
      ['fork', 'pin', 'skewer', 'sacrifice', 'quiet-move', 'promotion', 'deflection', 'castling', 'screen'] as const
    ).map((theme) => Array.from({ length: 6 }, (_, i) => puzzle(`${theme}-${i}`, 3, 'advantage', theme)));
    expect(wishesOf(subjects.flat().slice(0, 49)).wants(3, ['advantage', 'fork'], true)).toBe(true);
    expect(wishesOf(subjects.flat()).wants(3, ['advantage', 'fork'], true)).toBe(false);
    expect(wishesOf(subjects.flat()).wants(3, ['advantage', 'fork', 'ride-fork'], true)).toBe(true);
    expect(wishesOf(subjects.flat()).wants(3, ['advantage', 'fork'], false)).toBe(true);
    expect(wishesOf(subjects.flat()).looksDeeper).toBe(true);
    expect(wishesOf(forks).looksDeeper).toBe(false);
  });

  it('wants few puzzles of one move', () => {
    const singles = (['mate', 'fork', 'pin'] as const).map((theme) => puzzle(theme, 1, theme));
    expect(wishesOf(singles).wants(1, ['skewer'], true)).toBe(false);
    expect(wishesOf(singles).wants(3, ['skewer'], true)).toBe(true);
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
