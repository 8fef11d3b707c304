/** All that is found out about a document: its problems, whether its examples hold, and the game it comes to when it is one. */

import { compile, type VariantSpec } from '@hippodrome/rules';
import { type CheckReport, checkVariant, loadVariant } from '@hippodrome/rules/document';

export interface Checked extends CheckReport {
  /** Undefined when the text is not a game that can be played. */
  readonly spec: VariantSpec | undefined;
}

/** @param parents the documents that the text may inherit from, by slug */
export function checkDocument(text: string, parents: Readonly<Record<string, string>>): Checked {
  const parentOf = (slug: string): string | undefined => (Object.hasOwn(parents, slug) ? parents[slug] : undefined);
  const report = checkVariant(text, parentOf);
  const loaded = loadVariant(text, parentOf);
  const spec = loaded.ok && compile(loaded.value).ok ? loaded.value : undefined;
  return { ...report, spec };
}
