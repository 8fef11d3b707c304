/**
 * The games kept in this browser. Nothing leaves it. A game's entry is named by its contents, so that what is saved twice is kept once.
 *
 * No promise is rejected: `library/refused` says that the browser's database did not do what was asked (full, barred). Where there is
 * no database at all, games last as long as the page.
 */
import { error, fail, ok, type Problem, parsePgn, type Result } from '@hippodrome/rules';
import { type Described, describeGame, type Game } from './describe-game.js';
import type { GameEntry, GameLine, Source, StoredGame } from './game-entry.js';
import { memoryShelf, openShelf, type Shelf } from './shelf.js';
import { type KnownGames, variantsIn } from './variants-in.js';

export interface ImportOptions {
  /** The slug of the game of a PGN that names none; such PGNs are refused when it is missing. */
  readonly untagged?: string;
  /** Hears how many characters of the text have been read. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Stops reading; what has been read by then is kept. */
  readonly signal?: AbortSignal;
}

export interface ImportReport {
  readonly saved: readonly GameEntry[];
  /** Games of which nothing could be read. */
  readonly unreadable: number;
  /** Of all games, in the order of the text, each with line and column. */
  readonly problems: readonly Problem[];
}

/** Milliseconds of reading after which the page may draw. */
const SLICE = 12;

export class Library {
  readonly #games: KnownGames;
  readonly #shelf: Promise<Shelf>;

  /** @param open where games are kept */
  constructor(games: KnownGames, open: () => Promise<Shelf> = openShelf) {
    this.#games = games;
    this.#shelf = open().catch(memoryShelf);
  }

  /** The latest first. @param slug of one game; all games when missing */
  async listGames(slug?: string): Promise<Result<readonly GameEntry[]>> {
    return this.#ask(async (shelf) => [...(await shelf.entries(slug))].sort((a, b) => b.saved - a.saved));
  }

  /** Undefined when there is no such game. */
  async loadGame(id: string): Promise<Result<StoredGame | undefined>> {
    return this.#ask((shelf) => shelf.game(id));
  }

  /** Codes: `library/no-game`, when its tree has no start. */
  async saveGame(game: Game, source: Source): Promise<Result<GameEntry>> {
    const described = describeGame(game, source, Date.now());
    if (!described.ok) return described;
    const kept = await this.#keep([described.value]);
    return kept.ok ? ok(described.value.entry) : kept;
  }

  async deleteGame(id: string): Promise<Result<undefined>> {
    return this.#ask(async (shelf) => {
      await shelf.delete(id);
      return undefined;
    });
  }

  /** What openings of a game are looked up in. */
  async openingLines(slug: string): Promise<Result<readonly GameLine[]>> {
    return this.#ask((shelf) => shelf.lines(slug));
  }

  /**
   * Reads the games of a PGN one by one, never for long at a time, and keeps each as far as it could be read. Problems besides those of
   * the database are the reader's own, and travel in the report.
   *
   * Codes: `library/unfetched`, when the rules of one of its games could not be fetched.
   */
  async importPgn(text: string, options: ImportOptions = {}): Promise<Result<ImportReport>> {
    const { untagged, onProgress, signal } = options;
    const variants = await variantsIn(text, this.#games, untagged).catch(() => undefined);
    if (variants === undefined)
      return fail(error('library/unfetched', 'the rules of a game in this text could not be fetched'));
    const read: Described[] = [];
    const problems: Problem[] = [];
    let unreadable = 0;
    let since = performance.now();
    let done = 0;
    for (const game of parsePgn(
      chunksOf(text, (length) => (done = length)),
      variants,
    )) {
      problems.push(...game.problems);
      const described = describeGame(game, 'imported', Date.now());
      if (described.ok) read.push(described.value);
      else unreadable++;
      if (performance.now() - since < SLICE) continue;
      onProgress?.(done, text.length);
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
      if (signal?.aborted) break;
    }
    const kept = await this.#keep(read);
    return kept.ok ? ok({ saved: read.map(({ entry }) => entry), unreadable, problems }) : kept;
  }

  async #keep(games: readonly Described[]): Promise<Result<undefined>> {
    return this.#ask(async (shelf) => {
      await shelf.put(games);
      return undefined;
    });
  }

  async #ask<T>(question: (shelf: Shelf) => Promise<T>): Promise<Result<T>> {
    try {
      return ok(await question(await this.#shelf));
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      return fail(error('library/refused', `this browser does not keep games: ${why}`, { values: { why } }));
    }
  }
}

/** Pieces of a text, so that it is known how far the reader has come. */
function* chunksOf(text: string, onRead: (length: number) => void): Generator<string> {
  const size = 1 << 10;
  for (let start = 0; start < text.length; start += size) {
    onRead(Math.min(text.length, start + size));
    yield text.slice(start, start + size);
  }
}
