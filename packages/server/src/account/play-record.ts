/** What accounts need to know of games: a port, since games are kept elsewhere. */

export interface RatingLine {
  /** The game's slug. */
  readonly variant: string;
  readonly speed: string;
  readonly rating: number;
  readonly deviation: number;
  readonly isProvisional: boolean;
  readonly games: number;
}

export interface GameCounts {
  /** Finished games. */
  readonly finished: number;
  /** Games that go on at this moment. */
  readonly running: number;
}

export interface PlayRecord {
  ratings(account: string): Promise<readonly RatingLine[]>;
  counts(account: string): Promise<GameCounts>;
  /** Everything kept of the games of an account, as plain values, for its owner to take along. */
  games(account: string): Promise<readonly unknown[]>;
}

/** Where no games are kept. */
export const NO_RECORD: PlayRecord = {
  ratings: async () => [],
  counts: async () => ({ finished: 0, running: 0 }),
  games: async () => [],
};
