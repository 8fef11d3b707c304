/** @module Notations: FEN for positions, coordinates and SAN for moves. */
export { explain } from './explain.js';
export * from './fen/index.js';
export { parseMove } from './parse-move.js';
export * from './pgn/index.js';
export { REASONS, type Reason, type ReasonCode } from './reason.js';
export * from './san/index.js';
export * from './uci/index.js';
