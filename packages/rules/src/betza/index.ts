/** @module Betza notation in three dialects: text, syntax tree, movement patterns. */
export type {
  BetzaAtom,
  BetzaCastling,
  BetzaLeg,
  BetzaMove,
  DirectionLetter,
  Located,
  ModeLetter,
  Span,
} from './ast.js';
export type { AtomLetter } from './atoms.js';
export { DIALECTS, type Dialect } from './dialect.js';
export { type BetzaPatterns, betzaPatterns, expandBetza, parseBetza } from './patterns.js';
export { printBetza, type RiderSpelling } from './print.js';
export { translateBetza } from './translate.js';
