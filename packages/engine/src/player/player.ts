/** The interface of a computer player; the same wherever its worker runs. */
import type { Colour, Move, Result, Ruleset, VariantSpec } from '@hippodrome/rules';
import type { Level } from '../level/level.js';
import type { GameRecord } from '../record/game-record.js';
import type { Limits } from '../search/budget.js';
import type { Score } from '../search/score.js';

export interface PlayerOptions {
  readonly variant: VariantSpec | Ruleset;
  readonly level: Level;
  /** Makes the player repeat itself from game to game; drawn by lot when left out. */
  readonly seed?: number;
}

/** A legal move, checked on this side of the channel, and what the engine thinks of it. */
export interface Answer {
  readonly move: Move;
  /** The move in coordinates. */
  readonly text: string;
  /** For the side to move. */
  readonly score: Score;
  readonly depth: number;
  readonly nodes: number;
  /** The moves expected, in coordinates, its own first. */
  readonly variation: readonly string[];
}

/**
 * Answers one question at a time. Problems are those of the record (`fen/…`, `setup/…`, `uci/…`, `move/…`, `game/over`) and
 * `engine/game-over`, `engine/busy` (the last question is not answered yet), `engine/closed`, `engine/crashed` (the worker has
 * ended unexpectedly; the next question starts a new one), `engine/illegal-answer`. No promise is rejected, none stays open.
 */
export interface Player {
  readonly level: Level;
  /** The move that the player makes. With its own limits it answers within two seconds; others may be given. */
  choose(game: GameRecord, limits?: Limits): Promise<Result<Answer>>;
  /** The best move that the engine knows, whatever the player's level. */
  hint(game: GameRecord, limits?: Limits): Promise<Result<Answer>>;
  /** Whether the player, playing this side, takes a draw that it is offered in this position. */
  acceptsDraw(game: GameRecord, side: Colour): Promise<Result<boolean>>;
  /** Has the question under way answered at once, with the best move found so far. */
  stop(): void;
  /** Ends the worker. A question under way and all later ones are answered with `engine/closed`. */
  close(): void;
}

/** Problems are those of compiling the variant, and `engine/crashed` when no worker can be started. */
export type CreatePlayer = (options: PlayerOptions) => Promise<Result<Player>>;
