/**
 * What a reader has chosen for good, as it is kept: one JSON object in the browser's storage. Each setting has a reader of its own, so
 * that whatever is found there (an older version's, somebody's edit) becomes a setting that makes sense or is left out.
 */
import { isLanguage, type Language } from '../i18n/languages.js';

export interface Settings {
  /** Undefined: as the browser wishes. */
  readonly language: Language | undefined;
}

type Readers = { readonly [K in keyof Settings]: (found: unknown) => Settings[K] };

const READERS: Readers = {
  language: (found) => (isLanguage(found) ? found : undefined),
};

const KEY = 'hippodrome.settings';

/** @param text as it was kept; null when nothing was */
export function readSettings(text: string | null): Settings {
  const found = parsed(text);
  const entries = Object.entries(READERS).map(([key, read]) => [key, read(found[key])]);
  return Object.fromEntries(entries) as Settings;
}

export function storedSettings(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    // Without storage everybody begins anew.
    return readSettings(null);
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
