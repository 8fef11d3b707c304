/**
 * The port between whoever wants something thought about (players, the `Engine`, protocols) and whatever thinks: the search in
 * TypeScript, or a faster one. A backend thinks about one question at a time, elsewhere, so that whoever asks stays awake.
 *
 * What holds for every backend:
 * - Games, positions and moves cross the port as texts, and rules as plain data, so that any channel can carry them.
 * - No promise is rejected, and none stays open: what goes wrong is a `Result`, and `stop` and `close` settle a question under way.
 * - Its moves are not taken on trust: whoever asks checks them against the rules.
 */
import type { Result, VariantSpec } from '@hippodrome/rules';
import type { GameRecord } from '../record/game-record.js';
import type { Limits, TimeLimits } from '../search/budget.js';
import type { Score } from '../search/score.js';

/** One way to think, before it is started. */
export interface BackendKind {
  /** Stable, for people and for programs. */
  readonly name: string;
  readonly capabilities: Capabilities;
  /** Starts a backend, which may take a while to get ready; the first question waits for it. */
  start(): Backend;
}

/** What a backend is capable of. A range of a single number is no choice. */
export interface Capabilities {
  /** Threads that share a search. */
  readonly threads: Range;
  /** Megabytes of transposition table. */
  readonly hash: Range;
}

/** Whole numbers, both ends included. */
export interface Range {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** Within the capabilities. */
export interface Settings {
  readonly threads: number;
  readonly hash: number;
}

export interface Backend {
  /**
   * The game that the following questions are about, and what may be used for them. Resolves when the first of them can be answered at
   * once. What it cannot play exactly it refuses, and never plays it nearly: `core/unsupported`. Other codes: those of `compile`;
   * `engine/no-memory`, `engine/crashed`, `engine/closed`. Never called while a question is under way.
   */
  load(spec: VariantSpec, settings: Settings): Promise<Result<undefined>>;
  /**
   * Thinks about a question. Undefined when it was stopped before there was any thought. Codes: those of the record (`fen/…`, `setup/…`,
   * `uci/…`, `move/…`, `game/over`); `engine/game-over`, `engine/busy`, `engine/crashed`, `engine/closed`.
   */
  think(question: Question, listeners?: ThinkListeners): Promise<Result<Thought | undefined>>;
  /**
   * Counts the ways to play on from the record's end, below each first move in the order of the moves; undefined when it was
   * stopped. Codes as for `think`.
   */
  perft(record: GameRecord, depth: number): Promise<Result<readonly MoveCount[] | undefined>>;
  /** Has the question under way answered as soon as can be, with the best known by then. */
  stop(): void;
  /** The move on which the question under way ponders has been played: these limits hold from now on. */
  ponderHit(limits: TimeLimits): void;
  /** The next question belongs to another game: what was remembered of the last one may be forgotten. */
  newGame(): void;
  /** Ends it for good. A question under way and all later ones are answered with `engine/closed`. */
  close(): void;
}

/** A position, and how to think about it. */
export interface Question {
  readonly record: GameRecord;
  /** Counted from when the backend begins to think. */
  readonly limits: Limits;
  /** Whether to think as if nothing had been asked before, and in one thread: the answer is the same whenever nodes or depth limit it. */
  readonly fresh?: boolean;
  /** How many lines, each beginning with another move; 1 when left out. */
  readonly lines?: number;
  /** The coordinate moves to choose among; all legal ones when left out. Those that are not legal are ignored. */
  readonly among?: readonly string[];
  /** Whether the time limits wait for `ponderHit`. */
  readonly pondering?: boolean;
}

/** What is thought of a position, as texts. */
export interface Thought {
  /** The best lines, the best first; one at least. */
  readonly lines: readonly [ThoughtLine, ...ThoughtLine[]];
  /** Plies searched in full; 0 when there was no time to search. */
  readonly depth: number;
  /** Plies looked at at most. */
  readonly selectiveDepth: number;
  /** Positions visited. */
  readonly nodes: number;
  readonly milliseconds: number;
  /** How much of the transposition table is in use, in thousandths. */
  readonly hashFull: number;
}

export interface ThoughtLine {
  /** For the side to move. */
  readonly score: Score;
  /** Whether the score is only known to be at least, or at most, so much. */
  readonly bound?: 'lower' | 'upper';
  readonly depth: number;
  /** Coordinate moves, as they are expected; one at least. */
  readonly moves: readonly [string, ...string[]];
}

/** A first move that is being looked at. */
export interface RootMove {
  readonly move: string;
  /** Counted from 1. */
  readonly number: number;
  readonly depth: number;
  readonly nodes: number;
  readonly milliseconds: number;
}

export interface MoveCount {
  readonly move: string;
  readonly nodes: number;
}

export interface ThinkListeners {
  /** Hears of every iteration that is completed. */
  thought?(thought: Thought): void;
  /** Hears of first moves, once thinking has gone on for a second. */
  rootMove?(rootMove: RootMove): void;
}
