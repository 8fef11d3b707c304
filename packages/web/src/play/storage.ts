/** Where games of this page are kept. */
import { browserStorage } from '../storage/text-store.js';
import { createGameStore } from './game-store.js';

export const gameStore = createGameStore(browserStorage());
