/** @module Boards: squares, their names, holes. */
export * from './board.js';
