/** @module Boards on a page. */
export { type BoardHandle, type BoardOptions, createBoard } from './board.js';
export type { BoardState } from './state.js';
export { type BoardText, ENGLISH, type SquareFacts } from './text.js';
