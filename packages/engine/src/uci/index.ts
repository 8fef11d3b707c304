/** @module UCI over any engine: lines in, lines out. */
export { createUciSession } from './session.js';
