/** @module Measuring: matches between engines, and what their results prove. */
export type { Adjudication } from './match/adjudication.js';
export type { Answer, ClockReading, Contestant, Fault, Task } from './match/contestant.js';
export { type OpeningSettings, openingOf } from './match/opening.js';
export { type PgnFrame, writeGame } from './match/pgn.js';
export { type GameTerms, type PlayedGame, playGame, type Seating } from './match/play-game.js';
export type { GameRecord, MoveRecord, Reason, Seat } from './match/record.js';
export { type FaultReport, type MatchReport, reportOf } from './match/report.js';
export { type MatchPlan, type MatchWatch, runMatch } from './match/run-match.js';
export { fingerprint, type MatchIdentity, StateFile } from './match/state-file.js';
export { parseClock, type TimeControl, writeTimeControl } from './match/time-control.js';
export { type EngineSpec, parseEngineSpec } from './opponent/specification.js';
export { UciContestant } from './opponent/uci-contestant.js';
export { type EloEstimate, eloOfScore, estimateElo, scoreOfElo } from './statistics/elo.js';
export type { Counts, Pentanomial, Trinomial } from './statistics/results.js';
export { ERROR_RATE, logLikelihoodRatio, type SprtSettings, type SprtState, sprt } from './statistics/sprt.js';
export { type Command, EngineProcess, type Heard } from './uci/child.js';
