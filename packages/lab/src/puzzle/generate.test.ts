import { expectOk, outcome, parseFen, parseUci, playUnchecked, setUp } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { shipped } from '../../test-support/shipped.js';
import { createGenerator } from './generate.js';
import { createJudge } from './judge.js';
import type { Puzzle } from './puzzle.js';
import { playThrough } from './self-play.js';

const LITTLE = { nodes: [2_000, 4_000, 6_000], reply: 2_000 } as const;

function take<T>(all: Iterable<T>, count: number): readonly T[] {
  const taken: T[] = [];
  for (const one of all) {
    taken.push(one);
    if (taken.length === count) break;
  }
  return taken;
}

/** The first puzzles of a series of games. */
async function firstOf(slug: string, count: number): Promise<readonly Puzzle[]> {
  const generator = expectOk(await createGenerator(shipped(slug)));
  return take(generator({ seed: 3, from: 0, games: 30, proof: LITTLE }), count);
}

describe('puzzles that are made', () => {
  it('are the same for the same seed, and can be played', async () => {
    const rules = shipped('knights');
    const puzzles = await firstOf('knights', 2);
    expect(puzzles).toHaveLength(2);
    expect(await firstOf('knights', 2)).toEqual(puzzles);
    for (const { fen, moves, themes } of puzzles) {
      const start = expectOk(setUp(rules, expectOk(parseFen(rules, fen))));
      const end = moves.reduce((here, move) => playUnchecked(here, expectOk(parseUci(here, move))), start);
      expect(moves.length % 2).toBe(1);
      expect(themes.includes('advantage')).toBe(outcome(end) === undefined);
    }
  });
});

describe('a game of the core with itself', () => {
  it('offers several moves at every turn, and goes on', async () => {
    const rules = shipped('nightrider');
    const judge = expectOk(await createJudge(rules, 1 << 20));
    const moments = take(playThrough(rules, judge, 1, 0), 60);
    const plies = new Map<number, number>();
    for (const { ply } of moments) plies.set(ply, (plies.get(ply) ?? 0) + 1);
    expect(plies.size).toBeGreaterThan(3);
    expect(Math.max(...plies.values())).toBeGreaterThan(5);
  });
});
