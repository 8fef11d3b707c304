/** Games as rows of the table and back. */
import type { Colour, OutcomeRule, TimeControl } from '@hippodrome/rules';
import type { GameSummary, NewGame, Player, StoredGame } from '../game-store.js';
import type { GameRow, NewGameRow } from '../schema.js';

export function rowOf(game: NewGame, summary: GameSummary): NewGameRow {
  const { white, black } = game.players;
  return {
    id: game.id,
    variant: game.variant,
    document: game.document,
    start: game.start,
    control: JSON.stringify(game.control),
    white: accountOf(white),
    white_level: levelOf(white),
    black: accountOf(black),
    black_level: levelOf(black),
    rated: game.rated ? 1 : 0,
    private: game.private ? 1 : 0,
    created_at: game.createdAt,
    number: 0,
    ...summaryColumns(summary, game.createdAt),
  };
}

/** @param at when the game came to this */
export function summaryColumns({ ply, turn, outcome, dueAt }: GameSummary, at: number) {
  return {
    ply,
    turn,
    outcome_rule: outcome?.rule ?? null,
    winner: outcome?.winner ?? null,
    due_at: dueAt,
    updated_at: at,
    finished_at: outcome === null ? null : at,
  };
}

export function gameOf(row: GameRow): StoredGame {
  return {
    id: row.id,
    variant: row.variant,
    document: row.document,
    start: row.start,
    control: JSON.parse(row.control) as TimeControl,
    players: { white: playerOf(row.white, row.white_level), black: playerOf(row.black, row.black_level) },
    rated: row.rated === 1,
    private: row.private === 1,
    createdAt: row.created_at,
    number: row.number,
    ply: row.ply,
    turn: row.turn as Colour,
    outcome:
      row.outcome_rule === null ? null : { rule: row.outcome_rule as OutcomeRule, winner: row.winner as Colour | null },
    dueAt: row.due_at,
    updatedAt: row.updated_at,
    finishedAt: row.finished_at,
  };
}

function accountOf(player: Player): string | null {
  return player.kind === 'account' ? player.account : null;
}

function levelOf(player: Player): number | null {
  return player.kind === 'computer' ? player.level : null;
}

function playerOf(account: string | null, level: number | null): Player {
  return level === null ? { kind: 'account', account: account ?? '' } : { kind: 'computer', level };
}
