export * from './clock.js';
export * from './control.js';
