/** The library of this page: one for all who keep or look up games. */
import { allGames, findGame, loadGame } from '../games/catalogue.js';
import { Library } from './library.js';

export type { Game } from './describe-game.js';
export type { GameEntry, GameLine, Source, StoredGame } from './game-entry.js';
export type { ImportOptions, ImportReport, Library } from './library.js';
export type { KnownGames } from './variants-in.js';

let opened: Library | undefined;

/** Opens the database when somebody first asks for it. */
export function library(): Library {
  opened ??= new Library(knownGames);
  return opened;
}

/** The games that a PGN can be about. */
export const knownGames = {
  all: allGames,
  load: async (slug: string) => {
    const game = findGame(slug);
    if (game === undefined) throw new Error(`no game is called ${slug}`);
    return loadGame(game);
  },
};
