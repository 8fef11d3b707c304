/**
 * Games and their logs, as they are kept. The log is the truth: append-only, numbered from 1 without a gap, and of all who want to append
 * the same number exactly one does. Beside it stands what it comes to, so that lists of games need no logs.
 */

import type { GameEvent } from '@hippodrome/protocol';
import type { ByColour, Colour, Outcome, Result, TimeControl } from '@hippodrome/rules';

export type Player =
  | { readonly kind: 'account'; readonly account: string }
  | { readonly kind: 'computer'; readonly level: number };

export interface NewGame {
  readonly id: string;
  /** The slug of a shipped game; null for a document that somebody made. */
  readonly variant: string | null;
  /** The content hash of a kept document (`DocumentStore`), whose rules the game follows; null when `variant` alone says them. */
  readonly document: string | null;
  /** The position it starts from, as FEN. */
  readonly start: string;
  readonly control: TimeControl;
  readonly players: ByColour<Player>;
  readonly rated: boolean;
  /** Left out of public lists. */
  readonly private: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** What a log comes to, for lists. */
export interface GameSummary {
  readonly ply: number;
  readonly turn: Colour;
  readonly outcome: Outcome | null;
  /** When time makes something happen if nobody moves: a flag, the end of the wait for a first move. Milliseconds since 1970. */
  readonly dueAt: number | null;
}

export interface StoredGame extends NewGame, GameSummary {
  /** The number of the last event; 0 while there is none. */
  readonly number: number;
  readonly updatedAt: number;
  readonly finishedAt: number | null;
}

/** A place in a list that is read piece by piece: the last game that has been seen. */
export interface Cursor {
  /** The time by which the list is sorted. */
  readonly at: number;
  readonly id: string;
}

export interface Page {
  readonly games: readonly StoredGame[];
  /** Where to read on; null at the end. */
  readonly next: Cursor | null;
}

export interface FinishedQuery {
  /** Games that ended at this time or later, and before `until`. */
  readonly from: number;
  readonly until: number;
  /** Of this shipped game only. */
  readonly variant?: string;
  /** Private games too: not for the public. */
  readonly withPrivate?: boolean;
  readonly order: 'oldest-first' | 'newest-first';
  readonly after?: Cursor | null;
  readonly limit: number;
}

/** How many games of a shipped game have ended in the same way, private ones left out. */
export interface ResultCount {
  readonly variant: string;
  readonly rule: string;
  readonly winner: Colour | null;
  readonly games: number;
  /** Plies of all of them together. */
  readonly plies: number;
}

/** Writes answer `store/cannot-write` when disk or server fail (see `Database`); reads reject then. */
export interface GameStore {
  /** `taken`: there is a game of this id. */
  create(game: NewGame, summary: GameSummary): Promise<Result<'created' | 'taken'>>;
  find(id: string): Promise<StoredGame | undefined>;
  /**
   * Appends the event as the given number if the log ends just before it, and keeps the summary; durable when it resolves.
   * `taken`: the log does not end there (any more). Whoever gets that reads the log again and decides anew.
   */
  append(id: string, number: number, event: GameEvent, summary: GameSummary): Promise<Result<'appended' | 'taken'>>;
  /** Events after the given number, in order. */
  log(id: string, after?: number): Promise<readonly GameEvent[]>;
  /** Unfinished games in which something is due at this time or before, the longest overdue first. */
  due(at: number, limit: number): Promise<readonly StoredGame[]>;
  /** Unfinished games of an account, the last touched first. */
  unfinishedOf(account: string, limit: number): Promise<readonly StoredGame[]>;
  /** All games of an account, the newest first. */
  gamesOf(account: string, limit: number, after?: Cursor | null): Promise<Page>;
  /** Games that have ended, by when they did. */
  finished(query: FinishedQuery): Promise<Page>;
  counts(): Promise<{ readonly games: number; readonly unfinished: number }>;
  results(): Promise<readonly ResultCount[]>;
}
