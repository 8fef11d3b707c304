/** @module Betza notation (the dialect of the Interactive Diagram): text, syntax tree, movement patterns. */
export type { BetzaAtom, BetzaLeg, BetzaMove, DirectionLetter, Located, ModeLetter, Span } from './ast.js';
export type { AtomLetter } from './atoms.js';
export { expandBetza } from './expand.js';
export { parseBetza } from './parse.js';
export { type BetzaPatterns, betzaPatterns } from './patterns.js';
export { printBetza, type RiderSpelling } from './print.js';
