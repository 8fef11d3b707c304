/** The solver's journal, for components to follow; every change is kept. */
import { type Journal, NEW_JOURNAL, readJournal, writeJournal } from './journal.js';

const KEY = 'hippodrome.puzzles';

let current: Journal = $state.raw(stored() ?? NEW_JOURNAL);

/** Read inside of a component or an effect, it is followed. */
export function journal(): Journal {
  return current;
}

/** Changes what is kept, whichever page of the browser kept it last. */
export function record(change: (journal: Journal) => Journal): void {
  current = change(stored() ?? current);
  try {
    localStorage.setItem(KEY, writeJournal(current));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** Undefined when nothing was kept, or nothing can be. */
function stored(): Journal | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : readJournal(text);
  } catch {
    return undefined;
  }
}
