/** @module Boards on a page. */
export { type BoardHandle, type BoardOptions, createBoard } from './board.js';
export { type Annotation, arrowsOf, circlesOf } from './drawings.js';
export { landingTimes } from './motion.js';
export {
  createSetupBoard,
  type OutsidePiece,
  type SetupHandle,
  type SetupOptions,
  type SetupState,
} from './setup-board.js';
export { ENGLISH_SETUP, type SetupText } from './setup-text.js';
export type { BoardState, Way } from './state.js';
export { type BoardText, ENGLISH, type SquareFacts } from './text.js';
