/** How fast the search is: positions visited in a second of processor time, printed for each game. */
import { chooseMove } from '@hippodrome/engine';
import { type Position, playUnchecked, startPosition } from '@hippodrome/rules';
import { expect, it } from 'vitest';
import { SHIPPED, shipped } from '../test-support/games.js';

const MOVES = 8;
const NODES = 50_000;
/** What the levels were made for; the machine would have to be several times as slow as a laptop of 2020 to fail. */
const LEAST = 15_000;

it.each(SHIPPED)('%s', (slug) => {
  let position: Position = startPosition(shipped(slug));
  let nodes = 0;
  const start = process.cpuUsage();
  for (let i = 0; i < MOVES; i++) {
    const choice = chooseMove(position, [], { limits: { nodes: NODES } });
    if (choice === undefined) break;
    nodes += choice.nodes;
    position = playUnchecked(position, choice.move);
  }
  const { user, system } = process.cpuUsage(start);
  const speed = Math.round((nodes / (user + system)) * 1e6);
  console.info(`${slug}: ${speed} positions in a second`);
  expect(speed).toBeGreaterThan(LEAST);
});
