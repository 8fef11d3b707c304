/** The browser's storage for what has been learnt; absent where the browser refuses it. */
import { createProgressStore } from './progress.js';

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const progressStore = createProgressStore(storage());
