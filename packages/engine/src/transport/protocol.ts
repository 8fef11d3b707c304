/** What travels between a backend and its workers: plain data and texts, never functions, so that any channel can carry it. */
import type { Problem, VariantSpec } from '@hippodrome/rules';
import type { MoveCount, Question, RootMove, Settings, Thought } from '../backend/backend.js';
import type { GameRecord } from '../record/game-record.js';
import type { Meeting } from '../worker/team.js';

export type Request =
  /** The game that later requests are about. Answered by `ready` or `refused`. */
  | {
      readonly type: 'load';
      readonly spec: VariantSpec;
      readonly settings: Settings;
      /** Shared memory by which the worker hears while it thinks. */
      readonly signals?: SharedArrayBuffer;
    }
  | { readonly type: 'new-game' }
  /** Answered by any number of `iteration`s and `root-move`s and one `thought` or `refused`. */
  | { readonly type: 'think'; readonly id: number; readonly question: Question }
  /** Answered by `counted` or `refused`. */
  | { readonly type: 'perft'; readonly id: number; readonly record: GameRecord; readonly depth: number }
  /** The worker is to help another one from now on, and does not answer any more. */
  | { readonly type: 'help'; readonly meeting: Meeting; readonly thread: number };

export type Reply =
  /** With a meeting when other workers can help. */
  | { readonly type: 'ready'; readonly meeting?: Meeting }
  | { readonly type: 'refused'; readonly id?: number; readonly problems: readonly Problem[] }
  | { readonly type: 'iteration' | 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly type: 'root-move'; readonly id: number; readonly rootMove: RootMove }
  /** Without counts when it was stopped. */
  | { readonly type: 'counted'; readonly id: number; readonly counts?: readonly MoveCount[] };
