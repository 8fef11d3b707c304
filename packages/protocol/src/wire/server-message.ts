/** What a server says over a live connection: one JSON object a message. All times are milliseconds since 1970, by the server's clock. */
import type { ByColour, TimeControl } from '@hippodrome/rules';
import type { GameEvent } from '../game/event.js';

/** Who plays a side. */
export interface PlayerInfo {
  readonly id: string;
  /** Undefined for a guest. */
  readonly name?: string;
  /** The level of a computer player. */
  readonly level?: number;
  /** As of when the game was created. */
  readonly rating?: { readonly value: number; readonly provisional: boolean };
}

/** What is fixed when a game is created. */
export interface GameInfo {
  readonly id: string;
  /** The slug of a shipped game, or `sha256:…` of a user's document. */
  readonly rules: string;
  /** The position that it starts from, as FEN. */
  readonly start: string;
  readonly control: TimeControl;
  readonly players: ByColour<PlayerInfo>;
  readonly rated: boolean;
  /** Only who has the address finds it. */
  readonly hidden: boolean;
  readonly at: number;
}

/** Who is looking at a game. A player who has gone away is given with the time since when. */
export interface Presence {
  readonly away: Partial<ByColour<number>>;
  readonly spectators: number;
}

export type ServerMessage =
  /** The first on each connection: whom the server takes the client for; null for somebody who may only look on. */
  | { readonly t: 'hello'; readonly account: string | null; readonly name?: string; readonly now: number }
  /** Answers `watch`. The events that were asked for follow in one or more `events`. */
  | { readonly t: 'game'; readonly game: string; readonly info: GameInfo; readonly presence: Presence }
  /** Consecutive events, numbered from `from`. Sent only when they are on disk. */
  | {
      readonly t: 'events';
      readonly game: string;
      readonly from: number;
      readonly events: readonly GameEvent[];
      readonly now: number;
    }
  | { readonly t: 'presence'; readonly game: string; readonly presence: Presence }
  /** What the client called `id` has happened: it is event `number` of the game. */
  | { readonly t: 'done'; readonly game: string; readonly id: string; readonly number: number }
  /** And here it has not, and will not: sending it again is of no use. Without `id` it answers a message that could not be read. */
  | {
      readonly t: 'refused';
      readonly game?: string;
      readonly id?: string;
      readonly code: string;
      readonly message: string;
      /** Seconds to wait, when trying later is of use. */
      readonly wait?: number;
    }
  | { readonly t: 'pong'; readonly id: string; readonly now: number };
