/** @module The computer player, for Node. */
import { playerMaker } from './player/create-player.js';
import type { CreatePlayer } from './player/player.js';
import { startNodeThread } from './transport/node-thread.js';

export * from './api.js';

/** A computer player in a worker thread. It keeps the process alive until it is closed. */
export const createPlayer: CreatePlayer = playerMaker(startNodeThread);
