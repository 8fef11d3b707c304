/** Where games are kept: in the browser's database, or for as long as the page is open where the browser refuses one. */
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { Described } from './describe-game.js';
import type { GameEntry, GameLine, StoredGame } from './game-entry.js';

export interface Shelf {
  /** In no particular order. */
  entries(slug: string | undefined): Promise<readonly GameEntry[]>;
  lines(slug: string): Promise<readonly GameLine[]>;
  game(id: string): Promise<StoredGame | undefined>;
  /** Games that are there already are replaced. */
  put(games: readonly Described[]): Promise<void>;
  delete(id: string): Promise<void>;
}

interface Tables extends DBSchema {
  /** Three tables, so that a list of games reads no moves, and openings no comments. */
  entries: { key: string; value: GameEntry; indexes: { slug: string } };
  lines: { key: string; value: GameLine; indexes: { slug: string } };
  texts: { key: string; value: string };
}

const NAME = 'hippodrome';
const VERSION = 1;
const TABLES = ['entries', 'lines', 'texts'] as const;

/** Rejected where the browser has no database for us. */
export async function openShelf(): Promise<Shelf> {
  const base = await openDB<Tables>(NAME, VERSION, {
    upgrade(fresh) {
      for (const table of ['entries', 'lines'] as const) {
        fresh.createObjectStore(table, { keyPath: 'id' }).createIndex('slug', 'slug');
      }
      fresh.createObjectStore('texts');
    },
  });
  return shelfIn(base);
}

function shelfIn(base: IDBPDatabase<Tables>): Shelf {
  return {
    entries: (slug) => (slug === undefined ? base.getAll('entries') : base.getAllFromIndex('entries', 'slug', slug)),
    lines: (slug) => base.getAllFromIndex('lines', 'slug', slug),
    async game(id) {
      const [entry, pgn] = await Promise.all([base.get('entries', id), base.get('texts', id)]);
      return entry === undefined || pgn === undefined ? undefined : { ...entry, pgn };
    },
    async put(games) {
      const change = base.transaction(TABLES, 'readwrite');
      const writes = games.flatMap(({ entry, line, pgn }) => [
        change.objectStore('entries').put(entry),
        change.objectStore('lines').put(line),
        change.objectStore('texts').put(pgn, entry.id),
      ]);
      await Promise.all([...writes, change.done]);
    },
    async delete(id) {
      const change = base.transaction(TABLES, 'readwrite');
      await Promise.all([...TABLES.map((table) => change.objectStore(table).delete(id)), change.done]);
    },
  };
}

export function memoryShelf(): Shelf {
  const games = new Map<string, Described>();
  const of = (slug: string | undefined): readonly Described[] =>
    [...games.values()].filter(({ entry }) => slug === undefined || entry.slug === slug);
  return {
    entries: async (slug) => of(slug).map(({ entry }) => entry),
    lines: async (slug) => of(slug).map(({ line }) => line),
    game: async (id) => {
      const found = games.get(id);
      return found && { ...found.entry, pgn: found.pgn };
    },
    put: async (more) => {
      for (const game of more) games.set(game.entry.id, game);
    },
    delete: async (id) => {
      games.delete(id);
    },
  };
}
