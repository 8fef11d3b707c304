/** What games between people need, put together over a database and a bus: rules, rooms, what is on offer. */
import type { AccountStore } from './account/account-store.js';
import type { Bus } from './bus/bus.js';
import { createChallengeStore } from './challenge/challenge-store.js';
import { Challenges } from './challenge/challenges.js';
import { accountsIn, introducer, seatPlayers } from './http/games/introduce.js';
import type { GameParts } from './http/games/parts.js';
import { Hall } from './play/hall.js';
import { Rulebook } from './play/rulebook.js';
import type { Report } from './report.js';
import type { Database } from './store/database.js';
import { createDocumentStore } from './store/document-store.js';
import type { GameStore } from './store/game-store.js';

export interface GamesOptions {
  readonly database: Database;
  /** The games in that database. */
  readonly store: GameStore;
  readonly bus: Bus;
  readonly accounts: Pick<AccountStore, 'accounts'>;
  /** The texts of the shipped rules documents, by slug. */
  readonly documents: ReadonlyMap<string, string>;
  readonly now: () => number;
  /** Hears of what went wrong and is nobody's answer. */
  readonly report: Report;
}

export type Games = Omit<GameParts, 'accounts'>;

export function openGames({ database, store, bus, accounts, documents, now, report }: GamesOptions): Games {
  const kept = createDocumentStore(database);
  const introduce = introducer(accounts);
  const rulebook = new Rulebook({ shipped: documents, findDocument: (hash) => kept.find(hash) });
  const hall = new Hall({
    store,
    bus,
    rulebook,
    introduce: async (players) => seatPlayers(players, await introduce(accountsIn([players]))),
    now,
    report,
  });
  const challenges = new Challenges({ store: createChallengeStore(database), rulebook, now });
  return { challenges, games: store, hall, introduce };
}
