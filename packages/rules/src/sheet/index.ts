/** @module A game on one page: what its rule sheet says. */
export { ruleSheet } from './rule-sheet.js';
export * from './sheet.js';
export { wholeBoard } from './whole-board.js';
