/** What travels between a backend and its worker: plain data and texts, never functions, so that any channel can carry it. */
import type { Problem, VariantSpec } from '@hippodrome/rules';
import type { MoveCount, Question, RootMove, Thought } from '../backend/backend.js';
import type { GameRecord } from '../record/game-record.js';

export type Request =
  /** The game that later requests are about. Answered by `ready` or `refused`. */
  | {
      readonly type: 'load';
      readonly spec: VariantSpec;
      /** Megabytes of transposition table. */
      readonly hash: number;
      /** Shared memory by which the worker hears while it thinks. */
      readonly signals?: SharedArrayBuffer;
    }
  | { readonly type: 'new-game' }
  /** Answered by any number of `iteration`s and `root-move`s and one `thought` or `refused`. */
  | { readonly type: 'think'; readonly id: number; readonly question: Question }
  /** Answered by `counted` or `refused`. */
  | { readonly type: 'perft'; readonly id: number; readonly record: GameRecord; readonly depth: number };

export type Reply =
  | { readonly type: 'ready' }
  | { readonly type: 'refused'; readonly id?: number; readonly problems: readonly Problem[] }
  | { readonly type: 'iteration' | 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly type: 'root-move'; readonly id: number; readonly rootMove: RootMove }
  /** Without counts when it was stopped. */
  | { readonly type: 'counted'; readonly id: number; readonly counts?: readonly MoveCount[] };
