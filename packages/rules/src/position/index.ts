/** @module Positions: what may be played, what comes of it, how the game stands. */
export { checkSuspended, inCheck, royalAttacked, royalSquares } from './check.js';
export { decidedOutcome, isDecided, isFrozen, outcome } from './end.js';
export { candidateMoves, isForbidden } from './generate.js';
export { phaseOf, repetitionKey } from './key.js';
export { legalMoves, makeLegalMoves } from './legal.js';
export * from './move.js';
export * from './outcome.js';
export { type Budget, divide, perft, perftWithin } from './perft.js';
export * from './placement.js';
export { play, playUnchecked } from './play.js';
export type { Position } from './position.js';
export { FIELDS, type Field, type FieldText, type Setup } from './setup.js';
export { setUp, startPosition } from './start.js';
