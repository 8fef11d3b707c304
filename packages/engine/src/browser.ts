/** @module The computer player, for browsers. */
import type { BackendKinds } from './backend/choose-backend.js';
import { referenceKind } from './backend/worker-backend.js';
import { engineMaker } from './engine/create-engine.js';
import type { Engine } from './engine/engine.js';
import { playerMaker } from './player/create-player.js';
import type { CreatePlayer } from './player/player.js';
import { startWebWorker } from './transport/web-worker.js';

export * from './api.js';

/** What can think, the fastest first. */
export const BACKENDS: BackendKinds = [referenceKind(startWebWorker)];

/** A computer player in a web worker. */
export const createPlayer: CreatePlayer = playerMaker(BACKENDS);

/** An engine that thinks in a web worker. */
export const createEngine: () => Engine = engineMaker(BACKENDS);
