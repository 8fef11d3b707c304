/** @module How pieces move: patterns, and the tables made of them for one board. */
export * from './attacks.js';
export * from './demands.js';
export * from './move-diagram.js';
export type * from './pattern.js';
export * from './reach.js';
export * from './rides.js';
