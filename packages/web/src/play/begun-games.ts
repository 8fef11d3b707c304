/** The games that somebody began here and has not ended, for lists that offer to go on with them. */
import type { GameSummary } from '../games/summary.js';
import { type PlayOptions, routeHash } from '../router.js';
import type { GameStore } from './game-store.js';
import { type SavedSummary, summary } from './saved-game.js';

export interface BegunGame extends SavedSummary {
  readonly game: GameSummary;
  /** Its options in the store. */
  readonly options: PlayOptions;
  readonly text: string;
  /** Where it goes on. */
  readonly hash: string;
}

/** Those with at least one move; the latest first. */
export function begunGames(games: readonly GameSummary[], store: GameStore): readonly BegunGame[] {
  const all = games.flatMap((game) =>
    store.kept(game.slug).flatMap(({ options, text }): readonly BegunGame[] => {
      const known = summary(text);
      if (known === undefined || known.isOver || known.plies === 0) return [];
      const hash = routeHash({ page: 'play', slug: game.slug, options });
      return [{ ...known, game, options, text, hash }];
    }),
  );
  return all.sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
}
