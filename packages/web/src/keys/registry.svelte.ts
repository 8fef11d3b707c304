/**
 * Keys that do something wherever the focus is. A page registers its own for as long as it is shown; one dialog lists them all. Single
 * keys can be switched off (people who speak to their computer press them without meaning to): then only the arrow keys and the like work.
 */
import { untrack } from 'svelte';
import { settings } from '../settings/settings.svelte.js';
import { findShortcut, type Group } from './shortcuts.js';

let groups: readonly Group[] = $state.raw([]);

/** Those of what is shown now, the latest last. */
export function shortcutGroups(): readonly Group[] {
  return groups;
}

/** @returns takes them away again; fit for an effect */
export function registerShortcuts(group: Group): () => void {
  untrack(() => {
    groups = [...groups, group];
  });
  return () => {
    groups = groups.filter((other) => other !== group);
  };
}

/** Does what a key does, if anything. What was registered last goes first. */
export function pressKey(event: KeyboardEvent): void {
  const shortcut = findShortcut(groups, event, settings().singleKeys);
  if (shortcut === undefined) return;
  event.preventDefault();
  shortcut.run();
}
