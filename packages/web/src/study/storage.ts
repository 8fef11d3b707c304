/** Where it is kept what is on the analysis boards. */
import { browserStorage } from '../storage/text-store.js';

export const draftStore = browserStorage();
