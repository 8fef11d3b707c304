/** Documents of one's own, as they are kept in this browser: their text is all there is to them. */
import { OWN_PREFIX } from '../games/own-prefix.js';
import { type KeyStore, keysWith } from '../storage/text-store.js';

export interface OwnGame {
  /** With the prefix that keeps it apart from the shipped ones. */
  readonly slug: string;
  readonly title: string;
  readonly text: string;
}

const KEY = 'hippodrome.own.';
const DRAFT = 'hippodrome.workshop.draft';

/** By title. What cannot be read is not listed. */
export function ownGames(store: KeyStore): readonly OwnGame[] {
  const games = keysWith(store, KEY).flatMap((key) => ownGame(store, key.slice(KEY.length)) ?? []);
  return games.sort((a, b) => a.title.localeCompare(b.title));
}

export function ownGame(store: KeyStore, slug: string): OwnGame | undefined {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY + slug) ?? 'null');
    if (typeof found !== 'object' || found === null || !slug.startsWith(OWN_PREFIX)) return undefined;
    const { title, text } = found as Record<string, unknown>;
    return typeof title === 'string' && typeof text === 'string' ? { slug, title, text } : undefined;
  } catch {
    return undefined;
  }
}

/** False when the browser does not keep it. */
export function keepOwnGame(store: KeyStore, { slug, title, text }: OwnGame): boolean {
  try {
    store.setItem(KEY + slug, JSON.stringify({ title, text }));
    return true;
  } catch {
    return false;
  }
}

export function dropOwnGame(store: KeyStore, slug: string): void {
  store.removeItem(KEY + slug);
}

/** What was being written when the workshop was left. */
export function draft(store: KeyStore): string | undefined {
  return store.getItem(DRAFT) ?? undefined;
}

export function keepDraft(store: KeyStore, text: string): void {
  try {
    store.setItem(DRAFT, text);
  } catch {
    // Without storage the text lasts as long as the page.
  }
}
