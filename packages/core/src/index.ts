/** @module The rules at the speed of the machine. */
export { Core, createCore, type PackedMove, pack, unpack } from './core.js';
export { type CoreKind, isSpecialised } from './module.js';
export { createProgram, type Program } from './program/index.js';
export { UNSUPPORTED } from './program/unsupported.js';
