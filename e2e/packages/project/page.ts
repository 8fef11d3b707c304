/** The project as a page: it says in its title what it has found. */
import { bestMove } from './best-move.js';

const [document, parent] = await Promise.all(['game.md', 'parent.md'].map(async (file) => (await fetch(file)).text()));
globalThis.document.title = await bestMove(document ?? '', parent ?? '').catch(String);
