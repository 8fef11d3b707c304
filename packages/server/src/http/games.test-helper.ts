/** Games between the people of a world for accounts, by the rules of chess. */
import { CHESS } from '../../test-support/chess.js';
import type { World } from '../account/world.test-helper.js';
import { LocalBus } from '../bus/local-bus.js';
import { type Games, openGames } from '../games.js';
import { createGameStore } from '../store/game/sql-game-store.js';

export function gamesOf({ context, database }: World): Games {
  const report = (problem: unknown): never => {
    throw problem;
  };
  return openGames({
    database,
    store: createGameStore(database),
    bus: new LocalBus(report),
    accounts: context.store,
    documents: new Map([['chess', CHESS]]),
    now: context.now,
    report,
  });
}
