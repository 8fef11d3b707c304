/**
 * Deleting with a way back: what is deleted goes out of sight at once, and out of the library only when it cannot be wanted back any
 * more (something else is deleted, or its reader leaves).
 */
import { type GameEntry, library } from '../library/index.js';
import type { BegunGame } from '../play/begun-games.js';
import { gameStore } from '../play/storage.js';

export type Deleted =
  | { readonly is: 'kept'; readonly entry: GameEntry }
  | { readonly is: 'begun'; readonly game: BegunGame };

class Deletions {
  /** The last one, while it can be brought back. */
  last: Deleted | undefined = $state.raw();

  delete(what: Deleted): void {
    this.settle();
    if (what.is === 'begun') gameStore.drop(what.game.game.slug, what.game.options);
    this.last = what;
  }

  undo(): void {
    if (this.last?.is === 'begun') {
      const { game, options, text } = this.last.game;
      gameStore.save(game.slug, options, text);
    }
    this.last = undefined;
  }

  /** Nobody can want it back any more. */
  settle(): void {
    if (this.last?.is === 'kept') void library().deleteGame(this.last.entry.id);
    this.last = undefined;
  }
}

/** One for all lists: it can be brought back from any of them. */
export const deletions = new Deletions();
