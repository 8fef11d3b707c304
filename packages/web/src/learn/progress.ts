/**
 * Which steps a reader has solved, kept in the browser: by game, lesson and step. `best` is solved in as few moves as it takes. Whatever
 * is found in the storage makes sense or counts for nothing.
 */
import { attemptOn, type TextStore } from '../storage/text-store.js';

export type Solved = 'done' | 'best';
/** Steps by `<lesson>/<step>`. */
export type Progress = Readonly<Record<string, Solved>>;

export interface ProgressStore {
  load(slug: string): Progress;
  /** Returns all that is solved now. What was solved best stays so. */
  solve(slug: string, lesson: string, step: string, how: Solved): Progress;
  forget(slug: string): void;
}

export function createProgressStore(store: TextStore | undefined): ProgressStore {
  const attempt = attemptOn(store);
  const load = (slug: string): Progress => read(attempt((texts) => texts.getItem(keyOf(slug))) ?? '{}');
  return {
    load,
    solve: (slug, lesson, step, how) => {
      const before = load(slug);
      const place = `${lesson}/${step}`;
      const after: Progress = { ...before, [place]: before[place] === 'best' ? 'best' : how };
      attempt((texts) => texts.setItem(keyOf(slug), JSON.stringify(after)));
      return after;
    },
    forget: (slug) => {
      attempt((texts) => texts.removeItem(keyOf(slug)));
    },
  };
}

/** How many of a lesson's steps are solved. */
export function solvedIn(progress: Progress, lesson: string): number {
  return Object.keys(progress).filter((place) => place.startsWith(`${lesson}/`)).length;
}

function keyOf(slug: string): string {
  return `hippodrome.learn.${slug}`;
}

function read(text: string): Progress {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, how]) => how === 'done' || how === 'best'));
  } catch {
    return {};
  }
}
