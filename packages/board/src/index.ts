/** @module Draws any board and lets people move on it. It knows no rules: it is told what stands where and may go where. */
export * from './control/index.js';
export * from './draw/index.js';
export * from './pieces/index.js';
