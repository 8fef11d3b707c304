/** Games that are on offer, until somebody takes them. Whoever is first gets the game: taking an offer and making its game are one step. */
import type { Result, TimeControl } from '@hippodrome/rules';
import type { Selectable } from 'kysely';
import type { Database } from '../store/database.js';
import { rowOf } from '../store/game/row.js';
import type { GameSummary, NewGame } from '../store/game-store.js';
import type { ChallengeTable } from '../store/schema.js';
import type { Terms } from './terms.js';

export interface Challenge extends Terms {
  readonly id: string;
  /** The account that offers it. */
  readonly by: string;
  /** The account it is for; null when anybody may take it who has its address. */
  readonly to: string | null;
  /** Whether the lobby shows it. */
  readonly listed: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
  /** The game it has become. */
  readonly game: string | null;
}

/** Writes answer `store/cannot-write` when disk or server fail; reads reject then. */
export interface ChallengeStore {
  create(challenge: Challenge): Promise<Result<undefined>>;
  find(id: string): Promise<Challenge | undefined>;
  /** What the lobby shows, the newest first. */
  listed(now: number, limit: number): Promise<readonly Challenge[]>;
  /** What waits for an account, or was offered by it, the newest first. */
  of(account: string, now: number, limit: number): Promise<readonly Challenge[]>;
  /** Makes the game if the challenge still stands. `gone`: it was taken or withdrawn, or has expired. */
  accept(id: string, game: NewGame, summary: GameSummary): Promise<Result<'accepted' | 'gone'>>;
  /** Takes an offer back. `gone`: there was nothing to take back. */
  withdraw(id: string): Promise<Result<'withdrawn' | 'gone'>>;
  /** Forgets what expired before. */
  tidy(before: number): Promise<Result<undefined>>;
}

export function createChallengeStore({ reads, write }: Database): ChallengeStore {
  const open = (now: number) =>
    reads.selectFrom('challenge').selectAll().where('game', 'is', null).where('expires_at', '>', now);

  return {
    create: (challenge) =>
      write(async (transaction) => {
        await transaction.insertInto('challenge').values(rowOfChallenge(challenge)).execute();
        return undefined;
      }),

    async find(id) {
      const row = await reads.selectFrom('challenge').selectAll().where('id', '=', id).executeTakeFirst();
      return row && challengeOf(row);
    },

    async listed(now, limit) {
      const rows = await open(now).where('listed', '=', 1).orderBy('created_at', 'desc').limit(limit).execute();
      return rows.map(challengeOf);
    },

    async of(account, now, limit) {
      const rows = await open(now)
        .where((is) => is.or([is('by_account', '=', account), is('to_account', '=', account)]))
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(challengeOf);
    },

    accept: (id, game, summary) =>
      write(async (transaction) => {
        const taken = await transaction
          .updateTable('challenge')
          .set({ game: game.id })
          .where('id', '=', id)
          .where('game', 'is', null)
          .where('expires_at', '>', game.createdAt)
          .executeTakeFirst();
        if (taken.numUpdatedRows === 0n) return 'gone';
        await transaction.insertInto('game').values(rowOf(game, summary)).execute();
        return 'accepted';
      }),

    withdraw: (id) =>
      write(async (transaction) => {
        const gone = await transaction
          .deleteFrom('challenge')
          .where('id', '=', id)
          .where('game', 'is', null)
          .executeTakeFirst();
        return gone.numDeletedRows === 0n ? 'gone' : 'withdrawn';
      }),

    tidy: (before) =>
      write(async (transaction) => {
        await transaction.deleteFrom('challenge').where('expires_at', '<', before).execute();
        return undefined;
      }),
  };
}

function rowOfChallenge(challenge: Challenge): Selectable<ChallengeTable> {
  return {
    id: challenge.id,
    by_account: challenge.by,
    to_account: challenge.to,
    variant: challenge.variant,
    document: challenge.document,
    start: challenge.start,
    control: JSON.stringify(challenge.control),
    side: challenge.side,
    rated: challenge.rated ? 1 : 0,
    private: challenge.private ? 1 : 0,
    listed: challenge.listed ? 1 : 0,
    created_at: challenge.createdAt,
    expires_at: challenge.expiresAt,
    game: challenge.game,
  };
}

function challengeOf(row: Selectable<ChallengeTable>): Challenge {
  return {
    id: row.id,
    by: row.by_account,
    to: row.to_account,
    variant: row.variant,
    document: row.document,
    start: row.start,
    control: JSON.parse(row.control) as TimeControl,
    side: row.side as Terms['side'],
    rated: row.rated === 1,
    private: row.private === 1,
    listed: row.listed === 1,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    game: row.game,
  };
}
