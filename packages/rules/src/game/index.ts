/** @module Games: positions with their history, and what players declare. */
export * from './game.js';
