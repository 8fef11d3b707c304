/** @module The computer player, for Node. */
import type { BackendKinds } from './backend/choose-backend.js';
import { coreKind, referenceKind } from './backend/worker-backend.js';
import { engineMaker } from './engine/create-engine.js';
import type { Engine } from './engine/engine.js';
import { playerMaker } from './player/create-player.js';
import type { CreatePlayer } from './player/player.js';
import { startNodeCore, startNodeReference } from './transport/node-thread.js';

export * from './api.js';

/** What can think, the fastest first. */
export const BACKENDS: BackendKinds = [coreKind(startNodeCore), referenceKind(startNodeReference)];

/** An engine that thinks in worker threads. It keeps the process alive until it is closed. */
export const createEngine: () => Engine = engineMaker(BACKENDS);

/** A computer player in a worker thread. It keeps the process alive until it is closed. */
export const createPlayer: CreatePlayer = playerMaker(createEngine);
