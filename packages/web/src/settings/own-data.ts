/**
 * Everything that this browser keeps for its reader, as one text to take along: what lies in its storage under our names, and the
 * games of the library as one PGN. What comes back is put where it was; whoever reads it there trusts nothing.
 */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import { type KeyStore, keysWith } from '../storage/text-store.js';

export interface OwnData {
  /** By key, each beginning with `hippodrome.`. */
  readonly kept: Readonly<Record<string, string>>;
  readonly pgn: string;
}

const VERSION = 1;
const PREFIX = 'hippodrome.';
const LARGEST = 64_000_000;

export function ownKeys(store: KeyStore): readonly string[] {
  return keysWith(store, PREFIX);
}

export function writeOwnData(store: KeyStore, pgn: string): string {
  const kept = Object.fromEntries(ownKeys(store).map((key) => [key, store.getItem(key) ?? '']));
  return `${JSON.stringify({ hippodrome: VERSION, kept, pgn }, undefined, 1)}\n`;
}

/** Codes: `own-data/unreadable`, `own-data/newer`. */
export function readOwnData(text: string): Result<OwnData> {
  const found = text.length > LARGEST ? undefined : parsed(text);
  if (!isRecord(found) || typeof found.hippodrome !== 'number') return unreadable();
  if (found.hippodrome > VERSION) {
    return fail(error('own-data/newer', 'this file was saved by a newer version', { line: 1, column: 1 }));
  }
  const { kept, pgn } = found;
  if (!isRecord(kept) || typeof pgn !== 'string') return unreadable();
  const entries = Object.entries(kept);
  if (!entries.every(([key, value]) => key.startsWith(PREFIX) && typeof value === 'string')) return unreadable();
  return ok({ kept: kept as Record<string, string>, pgn });
}

/** Puts what was kept back in its places, besides what is there already. Throws what the storage throws when it is full. */
export function restoreKept(store: KeyStore, { kept }: OwnData): void {
  for (const [key, value] of Object.entries(kept)) store.setItem(key, value);
}

export function clearKept(store: KeyStore): void {
  for (const key of ownKeys(store)) store.removeItem(key);
}

function unreadable(): Result<never> {
  return fail(error('own-data/unreadable', 'this file is none that was saved here', { line: 1, column: 1 }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
