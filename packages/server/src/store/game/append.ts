/**
 * Appending to the logs of many games at once, in three statements whatever their number. The compare-and-set is on the game's row: only
 * where the log ends just before the wanted number does the row change, and only then is the event written.
 */

import type { GameEvent } from '@hippodrome/protocol';
import { sql, type Transaction } from 'kysely';
import type { GameSummary } from '../game-store.js';
import type { Schema } from '../schema.js';
import { summaryColumns } from './row.js';

export interface Append {
  readonly game: string;
  readonly number: number;
  readonly event: GameEvent;
  readonly summary: GameSummary;
}

export type AppendAnswer = 'appended' | 'taken';

/** @returns one answer for each, in their order; those of one game are tried one after the other */
export async function appendAll(
  transaction: Transaction<Schema>,
  kind: 'sqlite' | 'postgres',
  appends: readonly Append[],
): Promise<readonly AppendAnswer[]> {
  if (kind === 'postgres') await lockGames(transaction, appends);
  const appended = new Set<Append>();
  for (let round = roundOf(appends); round.now.length > 0; round = roundOf(round.later)) {
    const moved = await advanceGames(transaction, round.now);
    const events = round.now.filter(({ game }) => moved.has(game));
    if (events.length > 0) await writeEvents(transaction, events);
    for (const event of events) appended.add(event);
  }
  return appends.map((append) => (appended.has(append) ? 'appended' : 'taken'));
}

/** Of each game the first that is asked for; the others wait for their turn. */
function roundOf(appends: readonly Append[]): { readonly now: readonly Append[]; readonly later: readonly Append[] } {
  const seen = new Set<string>();
  const now: Append[] = [];
  const later: Append[] = [];
  for (const append of appends) {
    (seen.has(append.game) ? later : now).push(append);
    seen.add(append.game);
  }
  return { now, later };
}

/** Transactions that lock several games do so in one order, lest two wait for each other. SQLite has one that writes at a time. */
async function lockGames(transaction: Transaction<Schema>, appends: readonly Append[]): Promise<void> {
  const ids = [...new Set(appends.map(({ game }) => game))];
  if (ids.length < 2) return;
  await transaction.selectFrom('game').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** @returns the games whose logs ended where they had to */
async function advanceGames(
  transaction: Transaction<Schema>,
  appends: readonly Append[],
): Promise<ReadonlySet<string>> {
  const rows = appends.map(({ game, number, event, summary }) => {
    const columns = summaryColumns(summary, event.at);
    return sql`(${game}, cast(${number} as integer), cast(${columns.ply} as integer), cast(${columns.turn} as text),
      cast(${columns.outcome_rule} as text), cast(${columns.winner} as text), cast(${columns.due_at} as bigint),
      cast(${columns.updated_at} as bigint), cast(${columns.finished_at} as bigint))`;
  });
  const moved = await sql<{ id: string }>`
    with wanted(game, number, ply, turn, outcome_rule, winner, due_at, updated_at, finished_at) as (values ${sql.join(rows)})
    update game set number = wanted.number, ply = wanted.ply, turn = wanted.turn, outcome_rule = wanted.outcome_rule,
      winner = wanted.winner, due_at = wanted.due_at, updated_at = wanted.updated_at, finished_at = wanted.finished_at
    from wanted where game.id = wanted.game and game.number = wanted.number - 1
    returning id`.execute(transaction);
  return new Set(moved.rows.map(({ id }) => id));
}

async function writeEvents(transaction: Transaction<Schema>, appends: readonly Append[]): Promise<void> {
  const rows = appends.map(({ game, number, event }) => ({ game, number, at: event.at, event: JSON.stringify(event) }));
  await transaction.insertInto('game_event').values(rows).execute();
}
