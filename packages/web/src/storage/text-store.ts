/** The browser's storage for texts, by the parts of it that are used; absent where the browser refuses it. */

export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** One whose keys can be gone through. */
export interface KeyStore extends TextStore {
  readonly length: number;
  key(index: number): string | null;
}

export function browserStorage(): KeyStore | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** What a browser keeps that refuses its storage: nothing. */
const NOTHING: KeyStore = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error('this browser refuses to keep anything');
  },
  removeItem: () => undefined,
};

/** The browser's storage; where it refuses that, one in which nothing is and that takes nothing. */
export function keptTexts(): KeyStore {
  return browserStorage() ?? NOTHING;
}

/** Does something with a store; undefined where there is none, or it is full or barred. */
export function attemptOn(store: TextStore | undefined): <T>(action: (texts: TextStore) => T) => T | undefined {
  return (action) => {
    try {
      return store && action(store);
    } catch {
      return undefined;
    }
  };
}

/** The keys with a prefix. */
export function keysWith(store: KeyStore, prefix: string): readonly string[] {
  return Array.from({ length: store.length }, (_, i) => store.key(i) ?? '').filter((key) => key.startsWith(prefix));
}
