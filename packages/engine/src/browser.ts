/** @module The computer player, for browsers. */
import type { BackendKinds } from './backend/choose-backend.js';
import { coreKind, referenceKind } from './backend/worker-backend.js';
import { engineMaker } from './engine/create-engine.js';
import type { Engine } from './engine/engine.js';
import { playerMaker } from './player/create-player.js';
import type { CreatePlayer } from './player/player.js';
import { startWebCore, startWebReference } from './transport/web-worker.js';

export * from './api.js';

/** What can think, the fastest first. */
export const BACKENDS: BackendKinds = [coreKind(startWebCore), referenceKind(startWebReference)];

/** An engine that thinks in web workers. */
export const createEngine: () => Engine = engineMaker(BACKENDS);

/** A computer player in a web worker. */
export const createPlayer: CreatePlayer = playerMaker(createEngine);
