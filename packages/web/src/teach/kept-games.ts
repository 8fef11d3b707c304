/** Where games that are taught are kept. */
import { browserStorage } from '../storage/text-store.js';
import { createTaughtStore } from './notes.js';

export const taughtStore = createTaughtStore(browserStorage());
