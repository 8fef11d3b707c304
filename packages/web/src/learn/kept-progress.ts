/** Where it is kept what has been learnt. */
import { browserStorage } from '../storage/text-store.js';
import { createProgressStore } from './progress.js';

export const progressStore = createProgressStore(browserStorage());
