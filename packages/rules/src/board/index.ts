/** @module Boards: squares, their names, holes. */
export { absenceOf } from './absence.js';
export * from './board.js';
