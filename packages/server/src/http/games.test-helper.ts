/** Games between the people of a world for accounts, by the rules of chess. */
import { readFileSync } from 'node:fs';
import type { World } from '../account/world.test-helper.js';
import { LocalBus } from '../bus/local-bus.js';
import { type Games, openGames } from '../games.js';

const CHESS = readFileSync(new URL('../../../../variants/chess.md', import.meta.url), 'utf8');

export function gamesOf({ context, database }: World): Games {
  const report = (problem: unknown): never => {
    throw problem;
  };
  return openGames({
    database,
    bus: new LocalBus(report),
    accounts: context.store,
    documents: new Map([['chess', CHESS]]),
    now: context.now,
    report,
  });
}
