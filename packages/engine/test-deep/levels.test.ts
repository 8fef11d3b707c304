/** The levels are worth their numbers: each one beats the one below in short matches of the seven games. */
import { LEVELS, type Level, type ThinkOptions } from '@hippodrome/engine';
import { describe, expect, it } from 'vitest';
import { shipped } from '../test-support/games.js';
import { playMatch } from '../test-support/match.js';

const GAMES = ['chess', 'nightrider', 'wide-nightrider', 'cavalier', 'grand-cavalier', 'knights', 'spider-rider'];
/** The strongest level is limited by time, which a test must not depend on; it is given as much as it takes on a slow machine. */
const NODES_OF_THE_STRONGEST = 1_000_000;
const NO_HURRY = 3_600_000;

function playerOf(level: Level): ThinkOptions {
  const nodes = level === 8 ? { nodes: NODES_OF_THE_STRONGEST } : {};
  return { level, seed: 1000 * level, limits: { ...nodes, milliseconds: NO_HURRY, softMilliseconds: NO_HURRY } };
}

describe.each(LEVELS.slice(1))('level %i', (level) => {
  it('beats the one below', async () => {
    let balance = 0;
    for (const slug of GAMES) {
      const [first, second] = [playerOf(level), playerOf((level - 1) as Level)];
      const { wins, draws, losses } = await playMatch({ rules: shipped(slug), first, second, pairs: 4 });
      console.info(`${slug}: level ${level} against level ${level - 1}: +${wins} =${draws} -${losses}`);
      expect(wins, slug).toBeGreaterThanOrEqual(losses);
      balance += wins - losses;
    }
    expect(balance).toBeGreaterThan(GAMES.length);
  });
});
