/** @module The program `hippodrome` as a function: arguments and streams in, exit code out. */
export type { Io, Output } from './io.js';
export { run } from './program.js';
