/** The documents of somebody's own of which games are under way, as lists of such games need them: each is read anew, as whenever it is played. */
import { seekGame } from '../games/catalogue.js';
import type { GameSummary } from '../games/summary.js';
import type { GameStore } from '../play/game-store.js';
import type { KeyStore } from '../storage/text-store.js';
import { ownGames } from './own-games.js';

/** Those that are no games any more are left out. */
export async function ownBegun(documents: KeyStore, games: GameStore): Promise<readonly GameSummary[]> {
  const begun = ownGames(documents).filter(({ slug }) => games.kept(slug).length > 0);
  const found = await Promise.all(begun.map(({ slug }) => seekGame(slug)));
  return found.filter((game) => game !== undefined);
}
