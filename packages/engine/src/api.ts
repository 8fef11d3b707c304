/** What the package offers everywhere. `createPlayer` joins it where it is known how to start a worker. */
export { type Choice, type ChooseOptions, chooseMove } from './choose-move.js';
export { derivedValue, type PieceValues, pieceValues } from './evaluate/piece-values.js';
export { LEVELS, type Level, MILLISECONDS } from './level.js';
export { readRecord, recordOf } from './player/game-record.js';
export type { Answer, CreatePlayer, Player, PlayerOptions } from './player/player.js';
export type { GameRecord } from './player/protocol.js';
export type { Clock, Limits } from './search/budget.js';
export type { Score } from './search/score.js';
