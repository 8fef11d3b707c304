/** Which shortcut a key means, if any: a pure matter of what is registered and where the focus is. */

export interface Shortcut {
  /** As `KeyboardEvent.key` has it; letters small. */
  readonly key: string;
  /** What it does, in the reader's language; read when the list is shown. */
  readonly label: () => string;
  readonly run: () => void;
  /** Whether it can do it now; it always can when absent. */
  readonly isOn?: () => boolean;
}

export interface Group {
  readonly title: () => string;
  readonly shortcuts: readonly Shortcut[];
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'target'>;

/** @param isSingleOn whether letters and signs count */
export function findShortcut(of: readonly Group[], event: Pressed, isSingleOn: boolean): Shortcut | undefined {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const isSingle = event.key.length === 1;
  if ((isSingle && !isSingleOn) || isSpokenFor(event.target as Element | null, event.key)) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const all = of.toReversed().flatMap(({ shortcuts }) => shortcuts);
  return all.find((shortcut) => shortcut.key === key && shortcut.isOn?.() !== false);
}

/** Where keys mean something already: fields take all of them, boards letters, figures and arrows, lists and tabs arrows. */
function isSpokenFor(target: Element | null, key: string): boolean {
  if (target === null || typeof target.closest !== 'function') return false;
  if (
    target.closest('dialog, textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])') !== null
  )
    return true;
  if (/^[a-p0-9]$/i.test(key)) return target.closest('[role="grid"]') !== null;
  if (key.length === 1) return false;
  return target.closest('[role="grid"], [role="tablist"], [role="radiogroup"], [data-scrolls], input') !== null;
}
