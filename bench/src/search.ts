/** How fast the search is: positions visited in a second of processor time, over the first moves of a game that it plays with itself. */
import { chooseMove } from '@hippodrome/engine';
import { type Position, playUnchecked, startPosition } from '@hippodrome/rules';
import { report } from './support/report.js';
import { rulesOf, SLUGS } from './support/shipped.js';

const MOVES = 8;
const NODES = 50_000;

/** Positions in a second of processor time, whatever else the machine is doing. */
function speedIn(slug: string): number {
  let position: Position = startPosition(rulesOf(slug));
  let nodes = 0;
  const start = process.cpuUsage();
  for (let i = 0; i < MOVES; i++) {
    const choice = chooseMove(position, [], { limits: { nodes: NODES } });
    if (choice === undefined) break;
    nodes += choice.nodes;
    position = playUnchecked(position, choice.move);
  }
  const { user, system } = process.cpuUsage(start);
  return Math.round((nodes / (user + system)) * 1e6);
}

report(
  Object.fromEntries(SLUGS.map((slug) => [`${slug.replaceAll('-', '_')}_positions_per_cpu_second`, speedIn(slug)])),
);
