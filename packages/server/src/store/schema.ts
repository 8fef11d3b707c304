/**
 * The tables, as both databases have them. Times are milliseconds since 1970, yes and no are 1 and 0, everything with a shape of its own
 * is JSON in a text, and no column counts by itself: so a row is the same whichever database it comes from, and a backup of one can be
 * restored into the other. A migration changes the tables; this file says what they look like after the last one.
 */
import type { Insertable, Selectable } from 'kysely';
import type { AccountTables } from './account/tables.js';

export interface Schema extends AccountTables {
  readonly document: DocumentTable;
  readonly game: GameTable;
  readonly game_event: GameEventTable;
  readonly challenge: ChallengeTable;
  readonly job: JobTable;
}

const IN_ORDER: Readonly<Record<keyof Schema, true>> = {
  account: true,
  account_name: true,
  session: true,
  api_token: true,
  passkey: true,
  ticket: true,
  account_block: true,
  report: true,
  document: true,
  game: true,
  game_event: true,
  challenge: true,
  job: true,
};
/** All of them, each behind those that it refers to: in this order backups have them. */
export const TABLES = Object.keys(IN_ORDER) as readonly (keyof Schema)[];

/** Texts of rules documents, by what they say: a game goes on under the rules it began with, whatever becomes of their author's copy. */
interface DocumentTable {
  /** SHA-256 of the text, in hexadecimal digits. */
  readonly hash: string;
  readonly text: string;
  readonly created_at: number;
}

/** What a game began with, and what its log has come to: lists of games are made without reading any log. */
interface GameTable {
  readonly id: string;
  readonly variant: string | null;
  readonly document: string | null;
  readonly start: string;
  /** A `TimeControl` as JSON. */
  readonly control: string;
  readonly white: string | null;
  readonly white_level: number | null;
  readonly black: string | null;
  readonly black_level: number | null;
  readonly rated: number;
  readonly private: number;
  readonly created_at: number;
  /** Of the last event. */
  readonly number: number;
  readonly ply: number;
  readonly turn: string;
  readonly outcome_rule: string | null;
  readonly winner: string | null;
  readonly due_at: number | null;
  readonly updated_at: number;
  readonly finished_at: number | null;
}

interface GameEventTable {
  readonly game: string;
  readonly number: number;
  readonly at: number;
  /** A `GameEvent` as JSON. */
  readonly event: string;
}

/** Games on offer, as `Challenge` has them. */
export interface ChallengeTable {
  readonly id: string;
  readonly by_account: string;
  readonly to_account: string | null;
  readonly variant: string | null;
  readonly document: string | null;
  readonly start: string;
  /** A `TimeControl` as JSON. */
  readonly control: string;
  readonly side: string;
  readonly rated: number;
  readonly private: number;
  readonly listed: number;
  readonly created_at: number;
  readonly expires_at: number;
  readonly game: string | null;
}

/** Work that waits or runs, where there is no Redis (`jobs/`). What is over has no row. */
export interface JobTable {
  readonly kind: string;
  /** One of its kind; a job that recurs has a `~` before it. */
  readonly id: string;
  /** JSON. */
  readonly payload: string;
  readonly priority: number;
  readonly not_before: number;
  /** Among equals in priority: microseconds since 1970 when it came, about. */
  readonly place: number;
  /** How often it may be tried, and how often it has failed. */
  readonly attempts: number;
  readonly attempt: number;
  /** How many workers have died over it. */
  readonly deaths: number;
  readonly lease: string | null;
  readonly lease_until: number | null;
  readonly cancelled: number;
  /** JSON. */
  readonly progress: string | null;
  /** Milliseconds from one run to the next, of a job that recurs. */
  readonly every: number | null;
}

export type GameRow = Selectable<GameTable>;
export type NewGameRow = Insertable<GameTable>;
