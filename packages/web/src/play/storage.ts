/** The browser's storage for games; absent where the browser refuses it. */
import { createGameStore } from './game-store.js';

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const gameStore = createGameStore(storage());
