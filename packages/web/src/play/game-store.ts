/**
 * Where games outlive a reload. Each game has two places: one for the game a person started here, one for a game that an address
 * described, so that following a link never costs anybody the game they had. Storage may be full, barred or missing: then games
 * last as long as the page.
 */
import type { PlayOptions } from '../router.js';
import { optionsOf, queryOf } from '../router.js';
import { attemptOn, type TextStore } from '../storage/text-store.js';

export interface GameStore {
  load(slug: string, options: PlayOptions): string | undefined;
  save(slug: string, options: PlayOptions, text: string): void;
  drop(slug: string, options: PlayOptions): void;
  /** Every game of that name that is kept here, each with the options that its address has. */
  kept(slug: string): readonly KeptText[];
}

export interface KeptText {
  readonly options: PlayOptions;
  readonly text: string;
}

export function createGameStore(store: TextStore | undefined): GameStore {
  const attempt = attemptOn(store);
  return {
    load: (slug, options) =>
      attempt((texts) => {
        const query = queryOf(options);
        if (query === '') return texts.getItem(ownKey(slug)) ?? undefined;
        return texts.getItem(queryKey(slug)) === query ? (texts.getItem(linkKey(slug)) ?? undefined) : undefined;
      }),
    save: (slug, options, text) => {
      attempt((texts) => {
        const query = queryOf(options);
        if (query !== '') texts.setItem(queryKey(slug), query);
        texts.setItem(query === '' ? ownKey(slug) : linkKey(slug), text);
      });
    },
    drop: (slug, options) => {
      attempt((texts) => texts.removeItem(queryOf(options) === '' ? ownKey(slug) : linkKey(slug)));
    },
    kept: (slug) =>
      attempt((texts) => {
        const [own, linked, query] = [ownKey(slug), linkKey(slug), queryKey(slug)].map((key) => texts.getItem(key));
        return [
          ...(own ? [{ options: {}, text: own }] : []),
          ...(linked && query ? [{ options: optionsOf(query), text: linked }] : []),
        ];
      }) ?? [],
  };
}

function ownKey(slug: string): string {
  return `hippodrome.game.${slug}`;
}

function linkKey(slug: string): string {
  return `hippodrome.linked-game.${slug}`;
}

/** Holds the options of the linked game: another link is another game. */
function queryKey(slug: string): string {
  return `hippodrome.linked-game-options.${slug}`;
}
