/** What thinks in a worker: the part in which backends differ. It knows nothing of channels. */
import type { Position, Result, Ruleset } from '@hippodrome/rules';
import type { Question, Settings, ThinkListeners, Thought } from '../backend/backend.js';
import type { Reading } from '../record/reading.js';
import type { Signals } from '../search/budget.js';
import type { Meeting } from './team.js';

export interface Mind {
  /** Where other workers can help. */
  readonly meeting?: Meeting | undefined;
  /** What is thought of a position in which somebody is to move. */
  think(reading: Reading, question: Question, listeners: ThinkListeners, signals: Signals | undefined): Thought;
  /** Perft; undefined when it was stopped. */
  count(position: Position, depth: number, signals: Signals | undefined): Promise<number | undefined>;
  /** Forgets what was learned from earlier questions. */
  forget(): void;
}

/** Codes: `core/unsupported`, `engine/no-memory`. */
export type MakeMind = (rules: Ruleset, settings: Settings) => Promise<Result<Mind>>;
