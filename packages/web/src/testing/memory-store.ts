/** A browser's storage in memory. */
import type { KeyStore } from '../storage/text-store.js';

export function memoryStore(entries: Readonly<Record<string, string>> = {}): KeyStore {
  const texts = new Map(Object.entries(entries));
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
}
