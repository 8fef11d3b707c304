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
}
