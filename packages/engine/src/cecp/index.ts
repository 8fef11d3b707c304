/** @module CECP, the protocol of XBoard and WinBoard, over any engine: lines in, lines out. */
export { createCecpSession } from './session.js';
