/** Games in a database. */

import type { GameEvent } from '@hippodrome/protocol';
import { ok, type Result } from '@hippodrome/rules';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database.js';
import type { Cursor, GameStore, Page, ResultCount, StoredGame } from '../game-store.js';
import { gather } from '../gather.js';
import type { GameRow, Schema } from '../schema.js';
import { type Append, type AppendAnswer, appendAll } from './append.js';
import { gameOf, rowOf } from './row.js';

/**
 * Transactions with appends that are under way at once. SQLite has one, PostgreSQL one a connection; others need connections too. A game
 * has its lane, so that its appends stay in order and no two lanes wait for the same row.
 */
const LANES = { sqlite: 1, postgres: 4 };
/** Appends that share a transaction at most: more would make the first of them wait for the last. */
const MOST_APPENDS = 256;

export function createGameStore(database: Database): GameStore {
  const { reads, kind } = database;
  const appendMany = async (appends: readonly Append[]): Promise<readonly Result<AppendAnswer>[]> => {
    const done = await database.write((transaction) => appendAll(transaction, kind, appends));
    return done.ok ? done.value.map((answer) => ok(answer)) : appends.map(() => done);
  };
  const lanes = Array.from({ length: LANES[kind] }, () => gather(appendMany, MOST_APPENDS));
  const games = () => reads.selectFrom('game').selectAll();

  return {
    create: (game, summary) =>
      database.write(async (transaction) => {
        const row = await transaction
          .insertInto('game')
          .values(rowOf(game, summary))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        return row === undefined ? 'taken' : 'created';
      }),

    async find(id) {
      const row = await games().where('id', '=', id).executeTakeFirst();
      return row && gameOf(row);
    },

    append(game, number, event, summary) {
      const lane = lanes[numberOf(game) % lanes.length] as (typeof lanes)[number];
      return lane({ game, number, event, summary });
    },

    async log(id, after = 0) {
      const rows = await reads
        .selectFrom('game_event')
        .select('event')
        .where('game', '=', id)
        .where('number', '>', after)
        .orderBy('number')
        .execute();
      return rows.map(({ event }) => JSON.parse(event) as GameEvent);
    },

    async due(at, limit) {
      const rows = await games().where('due_at', '<=', at).orderBy('due_at').orderBy('id').limit(limit).execute();
      return rows.map(gameOf);
    },

    async unfinishedOf(account, limit) {
      const as = (side: 'white' | 'black') =>
        reads
          .selectFrom(
            games()
              .where(side, '=', account)
              .where('finished_at', 'is', null)
              .orderBy('updated_at', 'desc')
              .orderBy('id', 'desc')
              .limit(limit)
              .as(side),
          )
          .selectAll();
      const rows = await as('white')
        .union(as('black'))
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(gameOf);
    },

    async gamesOf(account, limit, after = null) {
      const as = (side: 'white' | 'black') =>
        reads
          .selectFrom(
            games()
              .where(side, '=', account)
              .where(beyond('created_at', '<', after))
              .orderBy('created_at', 'desc')
              .orderBy('id', 'desc')
              .limit(limit + 1)
              .as(side),
          )
          .selectAll();
      const rows = await as('white')
        .union(as('black'))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      return pageOf(rows, limit, ({ createdAt }) => createdAt);
    },

    async finished({ from, until, variant, withPrivate = false, order, after = null, limit }) {
      const direction = order === 'oldest-first' ? 'asc' : 'desc';
      const rows = await games()
        .where('finished_at', '>=', from)
        .where('finished_at', '<', until)
        .$if(variant !== undefined, (query) => query.where('variant', '=', variant ?? null))
        .$if(!withPrivate, (query) => query.where('private', '=', 0))
        .where(beyond('finished_at', order === 'oldest-first' ? '>' : '<', after))
        .orderBy('finished_at', direction)
        .orderBy('id', direction)
        .limit(limit + 1)
        .execute();
      return pageOf(rows, limit, ({ finishedAt }) => finishedAt ?? 0);
    },

    async counts() {
      const row = await reads
        .selectFrom('game')
        .select(({ fn }) => [fn.countAll<number>().as('games'), fn.count<number>('finished_at').as('finished')])
        .executeTakeFirstOrThrow();
      return { games: row.games, unfinished: row.games - row.finished };
    },

    async results() {
      const rows = await reads
        .selectFrom('game')
        .select(({ fn }) => [
          'variant',
          'outcome_rule as rule',
          'winner',
          fn.countAll<number>().as('games'),
          fn.sum<number>('ply').as('plies'),
        ])
        .where('finished_at', 'is not', null)
        .where('variant', 'is not', null)
        .where('document', 'is', null)
        .where('private', '=', 0)
        .groupBy(['variant', 'outcome_rule', 'winner'])
        .orderBy('variant')
        .orderBy('outcome_rule')
        .orderBy('winner')
        .execute();
      return rows as readonly ResultCount[];
    },
  };
}

/** Some number that belongs to the text. */
function numberOf(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += text.charCodeAt(i);
  return sum;
}

/** Beyond the last game that has been seen; all games where none has. */
function beyond(column: 'created_at' | 'finished_at', comparison: '<' | '>', seen: Cursor | null) {
  return ({ lit }: ExpressionBuilder<Schema, 'game'>): Expression<SqlBool> =>
    seen === null ? lit(true) : sql`(${sql.ref(column)}, id) ${sql.raw(comparison)} (${seen.at}, ${seen.id})`;
}

/** @param rows one more than the page has room for, if there are more */
function pageOf(rows: readonly GameRow[], limit: number, timeOf: (game: StoredGame) => number): Page {
  const games = rows.slice(0, limit).map(gameOf);
  const last = games.at(-1);
  return { games, next: rows.length > limit && last !== undefined ? { at: timeOf(last), id: last.id } : null };
}
