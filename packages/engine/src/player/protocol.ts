/** What travels between a player and its worker: plain data and texts, never functions, so that any channel can carry it. */
import type { Problem, VariantSpec } from '@hippodrome/rules';
import type { Level } from '../level.js';
import type { Limits } from '../search/budget.js';
import type { Score } from '../search/score.js';

/** A game as texts: where it began and what was played. */
export interface GameRecord {
  /** FEN of the first position; the game's starting array when left out. */
  readonly fen?: string;
  /** Coordinate moves. */
  readonly moves: readonly string[];
}

export type Request =
  /** The first message: the game to play. Answered by `ready` or `refused`. */
  | { readonly type: 'start'; readonly spec: VariantSpec }
  /** Answered by any number of `iteration`s and one `thought` or `refused`. */
  | { readonly type: 'think'; readonly id: number; readonly record: GameRecord; readonly task: Task };

/** How to think about a position. */
export interface Task {
  readonly limits: Limits;
  readonly seed: number;
  /** As well as the engine can when left out. */
  readonly level?: Level;
}

export type Reply =
  | { readonly type: 'ready' }
  | { readonly type: 'refused'; readonly id?: number; readonly problems: readonly Problem[] }
  | { readonly type: 'iteration' | 'thought'; readonly id: number; readonly thought: Thought };

/** A choice as texts. */
export interface Thought {
  readonly move: string;
  readonly score: Score;
  readonly depth: number;
  readonly nodes: number;
  readonly variation: readonly string[];
}
