export * from './layout.js';
export * from './program/index.js';
