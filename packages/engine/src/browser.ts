/** @module The computer player, for browsers. */
import { playerMaker } from './player/create-player.js';
import type { CreatePlayer } from './player/player.js';
import { startWebWorker } from './transport/web-worker.js';

export * from './api.js';

/** A computer player in a web worker. */
export const createPlayer: CreatePlayer = playerMaker(startWebWorker);
