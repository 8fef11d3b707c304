/**
 * What is on the analysis board of a game outlives a reload: as text, in the browser's storage, which is written at once. What is found
 * there may be anything; the PGN in it is judged by its reader.
 */
import type { TextStore } from '../storage/text-store.js';

export interface Draft {
  readonly pgn: string;
  /** Where it is looked at: which child, from the root on. */
  readonly path: readonly number[];
  readonly flipped: boolean;
  /** Whether somebody has worked on it since it was opened. */
  readonly isTouched: boolean;
}

const VERSION = 1;
const LONGEST = 2_000_000;
const DEEPEST = 10_000;

/** Undefined when there is none, or none that makes sense. */
export function readDraft(store: TextStore | undefined, slug: string): Draft | undefined {
  try {
    const text = store?.getItem(keyOf(slug)) ?? '';
    if (text === '' || text.length > LONGEST) return undefined;
    return draftOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** @returns whether it is kept: storage may be full, barred or missing */
export function keepDraft(store: TextStore | undefined, slug: string, draft: Draft): boolean {
  try {
    store?.setItem(keyOf(slug), JSON.stringify({ version: VERSION, ...draft }));
    return store !== undefined;
  } catch {
    return false;
  }
}

function keyOf(slug: string): string {
  return `hippodrome.study.${slug}`;
}

function draftOf(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { version, pgn, path, flipped, isTouched } = value as Readonly<Record<string, unknown>>;
  if (version !== VERSION || typeof pgn !== 'string') return undefined;
  const isWay = Array.isArray(path) && path.length <= DEEPEST && path.every((step) => Number.isSafeInteger(step));
  return { pgn, path: isWay ? path : [], flipped: flipped === true, isTouched: isTouched === true };
}
