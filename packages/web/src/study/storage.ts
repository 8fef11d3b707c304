/** The browser's storage for what is on the analysis boards; absent where the browser refuses it. */
import type { TextStore } from '../play/game-store.js';

function storage(): TextStore | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const draftStore = storage();
