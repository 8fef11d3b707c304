/** The games there are, from the documents that were there when the page was built. Compiled when first asked for. */

import { specs } from 'virtual:variants';
import { compile, expectOk, type Ruleset, type VariantSpec } from '@hippodrome/rules';

const compiled = new Map<string, Ruleset>();

/** The games that lists show, in the order their documents ask for. */
export const publishedGames: readonly VariantSpec[] = specs.filter(({ about }) => about.published);

export const allSlugs: readonly string[] = specs.map(({ slug }) => slug);

/** Any game of that name, listed or not. */
export function findGame(slug: string): VariantSpec | undefined {
  return specs.find((spec) => spec.slug === slug);
}

export function rulesetOf(spec: VariantSpec): Ruleset {
  const known = compiled.get(spec.slug);
  if (known !== undefined) return known;
  const rules = expectOk(compile(spec));
  compiled.set(spec.slug, rules);
  return rules;
}
