/**
 * What a solver has done, as it is kept in the browser: a rating, the last puzzles, which ones were seen, streaks. Whatever is found in
 * the storage becomes something that makes sense.
 */
import { FIRST_RATING, type Rating, rated } from './rating.js';

export interface Entry {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly solved: boolean;
  /** The solver's points afterwards. */
  readonly points: number;
}

export interface Journal {
  readonly rating: Rating;
  /** The newest last; no more than are worth showing. */
  readonly history: readonly Entry[];
  /** Every puzzle that was ever finished, and whether it was solved then or later. */
  readonly seen: Readonly<Record<string, boolean>>;
  /** Puzzles in a row, in streak mode: now, with the one to be solved next, and the most ever. */
  readonly streak: { readonly count: number; readonly best: number };
  /** Days in a row on which the daily puzzle was solved; the last of them, in days since 1970. */
  readonly daily: { readonly count: number; readonly best: number; readonly last: number };
}

export const NEW_JOURNAL: Journal = {
  rating: FIRST_RATING,
  history: [],
  seen: {},
  streak: { count: 0, best: 0 },
  daily: { count: 0, best: 0, last: -1 },
};

const MOST_ENTRIES = 200;

interface Result {
  readonly id: string;
  readonly rating: number;
  readonly solved: boolean;
  readonly at: number;
}

/** After a puzzle. Only the first go at a puzzle counts for the rating. */
export function withResult(journal: Journal, { id, rating, solved, at }: Result): Journal {
  const isFirst = !Object.hasOwn(journal.seen, id);
  const own = isFirst ? rated(journal.rating, rating, solved) : journal.rating;
  const entry = { id, at, solved, points: Math.round(own.points) };
  return {
    ...journal,
    rating: own,
    history: [...journal.history, entry].slice(-MOST_ENTRIES),
    seen: { ...journal.seen, [id]: solved || journal.seen[id] === true },
  };
}

/** After a puzzle of streak mode. */
export function withStreak(journal: Journal, solved: boolean): Journal {
  const count = solved ? journal.streak.count + 1 : 0;
  return { ...journal, streak: { count, best: Math.max(journal.streak.best, count) } };
}

/** After the daily puzzle was solved. @param day in days since 1970 */
export function withDaily(journal: Journal, day: number): Journal {
  const { count, best, last } = journal.daily;
  if (last === day) return journal;
  const now = last === day - 1 ? count + 1 : 1;
  return { ...journal, daily: { count: now, best: Math.max(best, now), last: day } };
}

/** Days in a row up to today: those of a row that was broken are over. */
export function dailyRow({ daily }: Journal, day: number): number {
  return daily.last >= day - 1 ? daily.count : 0;
}

/** @param text as it was kept; null when nothing was */
export function readJournal(text: string | null): Journal {
  const found = record(parsed(text));
  const [rating, streak, daily] = [record(found.rating), record(found.streak), record(found.daily)];
  const history = Array.isArray(found.history) ? found.history : [];
  return {
    rating: {
      points: number(rating.points, 0, 4000) ?? FIRST_RATING.points,
      deviation: number(rating.deviation, 1, FIRST_RATING.deviation) ?? FIRST_RATING.deviation,
    },
    history: history.flatMap(readEntry).slice(-MOST_ENTRIES),
    seen: Object.fromEntries(
      Object.entries(record(found.seen)).flatMap(([id, solved]) =>
        typeof solved === 'boolean' ? [[id, solved] as const] : [],
      ),
    ),
    streak: { count: number(streak.count, 0) ?? 0, best: number(streak.best, 0) ?? 0 },
    daily: {
      count: number(daily.count, 0) ?? 0,
      best: number(daily.best, 0) ?? 0,
      last: number(daily.last, 0) ?? NEW_JOURNAL.daily.last,
    },
  };
}

export function writeJournal(journal: Journal): string {
  return JSON.stringify(journal);
}

function readEntry(value: unknown): readonly Entry[] {
  const { id, at, solved, points } = record(value);
  const [when, own] = [number(at, 0), number(points, 0, 4000)];
  if (typeof id !== 'string' || when === undefined || own === undefined || typeof solved !== 'boolean') return [];
  return [{ id, at: when, solved, points: own }];
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return undefined;
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function number(value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
  return typeof value === 'number' && value >= least && value <= most ? value : undefined;
}
