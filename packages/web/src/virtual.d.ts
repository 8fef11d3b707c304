/** The modules that `build/variants-plugin.ts` makes of the rules documents. */
declare module 'virtual:variants' {
  import type { VariantSpec } from '@hippodrome/rules';

  /** In the order of the documents' `order`; prose and examples are empty. */
  export const specs: readonly VariantSpec[];
  /** Loads the Markdown of a document, by slug. */
  export const prose: Readonly<Record<string, () => Promise<{ default: string }>>>;
}
