/** A game as the library keeps it: what a list shows of it, and what is only read when it is opened. */
import type { GameResult } from '@hippodrome/rules';

export const SOURCES = ['played', 'imported', 'analysis'] as const;
/** Where a game came from: played here, read from a PGN, left behind on the analysis board. */
export type Source = (typeof SOURCES)[number];

/** What lists show. */
export interface GameEntry {
  /** Made of its contents: the same game saved again is the same entry. */
  readonly id: string;
  readonly slug: string;
  readonly source: Source;
  /** Milliseconds since 1970. */
  readonly saved: number;
  /** Names as PGN tags have them; empty where nothing is known. */
  readonly white: string;
  readonly black: string;
  readonly event: string;
  /** As PGN has it, `2026.11.30`, perhaps with question marks; empty where nothing is known. */
  readonly date: string;
  readonly result: GameResult;
  /** Of the main line. */
  readonly plies: number;
}

/** What openings are looked up in. */
export interface GameLine {
  readonly id: string;
  readonly slug: string;
  readonly result: GameResult;
  /** The main line as coordinate moves, as far as openings go. */
  readonly moves: readonly string[];
  /** The position before each of the moves, as `positionHash` has it. */
  readonly positions: readonly string[];
}

export interface StoredGame extends GameEntry {
  /** The whole game, variations and comments included. */
  readonly pgn: string;
}
