/**
 * The engine as programs use it: a game is loaded, positions are thought about, one at a time. Protocols are made of this, and so is
 * everything else that wants more than a player that answers with a move.
 *
 * ```ts
 * const engine = createEngine();
 * await engine.load(variant);
 * const thought = await engine.think({ moves: ['e2e4'] }, { limits: { milliseconds: 1000 }, lines: 3 });
 * engine.close();
 * ```
 */
import type { Result, Ruleset, VariantSpec } from '@hippodrome/rules';
import type { Capabilities, MoveCount, RootMove, Settings, Thought } from '../backend/backend.js';
import type { Level } from '../level/level.js';
import type { GameRecord } from '../record/game-record.js';
import type { Limits } from '../search/budget.js';
import type { ClockState } from '../time/time-manager.js';

export interface ThinkOptions {
  /** Whatever is left out is not limited; without any limit thinking goes on until it is stopped. */
  readonly limits?: Limits;
  /** The engine's clock, from which it allots itself the time that `limits` leave open. */
  readonly clock?: ClockState;
  /** The position is one that the opponent has yet to bring about: limits and clock hold from `ponderHit` on. */
  readonly pondering?: boolean;
  /** How well to think; as well as the engine can when left out. A level has one line. */
  readonly level?: Level;
  /** Decides what a level overlooks and misjudges; 0 when left out. */
  readonly seed?: number;
  /** How many lines, each beginning with another move; 1 when left out. */
  readonly lines?: number;
  /** The coordinate moves to choose among; all legal ones when left out. */
  readonly among?: readonly string[];
  /** Hears of every iteration that is completed. */
  readonly onThought?: (thought: Thought) => void;
  /** Hears of first moves, once thinking has gone on for a second. */
  readonly onRootMove?: (rootMove: RootMove) => void;
}

/**
 * No promise is rejected, and none stays open. Problems besides those named below: `engine/not-loaded`, `engine/busy` (the last
 * question is not answered yet), `engine/closed`, `engine/crashed` (what thinks has ended unexpectedly; the next question starts it
 * anew).
 */
export interface Engine {
  /** What can be asked for; the game that is loaded may allow less. */
  readonly capabilities: Capabilities;
  /** What thinks about the game that is loaded. */
  readonly backend: string | undefined;
  /** Has what will probably think get ready, while the caller finds out what to load. */
  prepare(): void;
  /**
   * The game that the following questions are about, and with it what thinks about them: the fastest that plays it exactly. Resolves
   * when the first of them can be answered at once. Problems are those of `compile`, and `engine/no-memory`.
   * @param settings what may be used; what lies outside of the capabilities is brought within
   */
  load(variant: VariantSpec | Ruleset, settings?: Partial<Settings>): Promise<Result<undefined>>;
  /**
   * What the engine thinks of the position in which a record ends. Draws by repetition, by the move rule and by dead positions end
   * neither records nor thinking. Problems are those of the record (`fen/…`, `setup/…`, `uci/…`, `move/…`, `game/over`), those of
   * `among` (`uci/…`, `move/…`), `engine/game-over` when nobody is to move, and `engine/illegal-answer`.
   */
  think(record: GameRecord, options?: ThinkOptions): Promise<Result<Thought>>;
  /**
   * The ways to play so many plies, one at least, on from the record's end, below each first move in the order of the moves;
   * undefined when it was stopped.
   */
  perft(record: GameRecord, depth: number): Promise<Result<readonly MoveCount[] | undefined>>;
  /** Has the question under way answered at once, with the best known by then. */
  stop(): void;
  /**
   * The move that was pondered on has been played.
   * @param clock as it is now; as it was when the question was asked when left out
   */
  ponderHit(clock?: ClockState): void;
  /** The next question belongs to another game. */
  newGame(): void;
  /** Ends everything. */
  close(): void;
}
