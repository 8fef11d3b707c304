/** The browser's storage for games that are taught; absent where the browser refuses it. */
import { createTaughtStore } from './notes.js';

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const taughtStore = createTaughtStore(storage());
