/** What the package offers everywhere. What needs a worker joins it where it is known how to start one. */
export type {
  Backend,
  BackendKind,
  Capabilities,
  MoveCount,
  Question,
  Range,
  RootMove,
  Settings,
  ThinkListeners,
  Thought,
  ThoughtLine,
} from './backend/backend.js';
export type { BackendKinds } from './backend/choose-backend.js';
export { type BenchOptions, type BenchResult, runBench } from './bench/bench.js';
export { type Choice, type ChooseOptions, chooseMove } from './choose-move.js';
export type { Engine, ThinkOptions } from './engine/engine.js';
export { derivedValue, type PieceValues, pieceValues } from './evaluate/piece-values.js';
export { LEVELS, type Level } from './level/level.js';
export type { Answer, CreatePlayer, Player, PlayerOptions } from './player/player.js';
export { ORTHODOX, ourName } from './protocol/foreign-names.js';
export type { Library } from './protocol/library.js';
export type { ProtocolHost, ProtocolSession } from './protocol/session.js';
export { type GameRecord, readRecord, recordOf } from './record/game-record.js';
export type { Clock, Limits } from './search/budget.js';
export type { Score } from './search/score.js';
export { allotTime, type ClockState } from './time/time-manager.js';
