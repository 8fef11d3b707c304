/** The levels are worth their names: each one beats the one below in short matches of every game. */
import type { ChooseOptions } from '@hippodrome/engine';
import { describe, expect, it } from 'vitest';
import { SHIPPED, shipped } from '../test-support/games.js';
import { playMatch } from '../test-support/match.js';

/** The best level in less time than it takes in earnest, so that matches are short. */
const PLAYERS: Readonly<Record<number, ChooseOptions>> = {
  1: { level: 1, seed: 11 },
  2: { level: 2, seed: 22 },
  3: { level: 3, seed: 33, limits: { nodes: 15_000 } },
};

const STEPS = [
  [2, 1],
  [3, 2],
] as const;

describe.each(SHIPPED)('%s', (slug) => {
  it.each(STEPS)('level %i beats level %i', (better, worse) => {
    const { wins, draws, losses } = playMatch({
      rules: shipped(slug),
      first: PLAYERS[better] as ChooseOptions,
      second: PLAYERS[worse] as ChooseOptions,
      pairs: 4,
    });
    console.info(`${slug}: level ${better} against level ${worse}: +${wins} =${draws} -${losses}`);
    expect(wins).toBeGreaterThan(losses);
  });
});
