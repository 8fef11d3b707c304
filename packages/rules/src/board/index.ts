/** @module Boards: squares, their names, holes. */
export { absenceOf } from './absence.js';
export type { Block } from './block.js';
export * from './board.js';
