/** The modules that `build/variants-plugin.ts` makes of the rules documents. */
declare module 'virtual:variants' {
  import type { VariantSpec } from '@hippodrome/rules';
  import type { GameSummary } from './games/summary.js';

  type Loaders<T> = Readonly<Record<string, () => Promise<{ default: T }>>>;

  /** In the order of the documents' `order`. */
  export const games: readonly GameSummary[];
  /** Loads what a game is played by, by slug; prose and examples are empty. */
  export const specs: Loaders<VariantSpec>;
  /** Loads the Markdown of a document, by slug. */
  export const prose: Loaders<string>;
  /** Loads a document as it was written, by slug. */
  export const sources: Loaders<string>;
}

/** The front matter of all documents, by slug. */
declare module 'virtual:variants/fronts' {
  export const fronts: Readonly<Record<string, string>>;
}

/** The modules that `build/lessons-plugin.ts` makes of the lesson files. */
declare module 'virtual:lessons' {
  import type { Language } from './i18n/languages.js';
  import type { WrittenCourse } from './learn/course/written.js';

  /** Loads what was written for a game, by slug and language. */
  export const courses: Readonly<Record<string, Readonly<Record<Language, () => Promise<{ default: WrittenCourse }>>>>>;
}

/** What the documents of the listed games say about where they come from. */
declare module 'virtual:variants/credits' {
  import type { About } from '@hippodrome/rules';

  export const credits: readonly ({ readonly slug: string; readonly title: string } & Pick<
    About,
    'author' | 'year' | 'source'
  >)[];
}

/** The modules that `build/puzzles-plugin.ts` makes of the files of puzzles. */
declare module 'virtual:puzzles' {
  import type { Puzzle, PuzzleSummary } from './puzzles/puzzle.js';

  export const summaries: readonly PuzzleSummary[];
  /** Loads the puzzles of a game, by slug. */
  export const files: Readonly<Record<string, () => Promise<{ default: readonly Puzzle[] }>>>;
}
