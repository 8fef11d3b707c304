/** The reader's settings, for components to follow. `change` sets some of them and keeps them all. */
import { keepSettings, type Settings, storedSettings } from './stored.js';

let current: Settings = $state.raw(storedSettings());

/** Read inside of a component or an effect, it is followed. */
export function settings(): Settings {
  return current;
}

export function change(some: Partial<Settings>): void {
  current = { ...current, ...some };
  keepSettings(current);
}
