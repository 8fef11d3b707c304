/** The rules page of a game, fetched when it is first asked for: neither prose nor Markdown reader burdens the first load. */
import { prose } from 'virtual:variants';
import type { VariantSpec } from '@hippodrome/rules';
import { allSlugs } from '../games/catalogue.js';
import { Fetched } from '../games/fetched.js';
import type { Block } from './rules-page.js';

const pages = new Fetched<readonly Block[]>();

/** A game that was read here brings its text; that of the others is fetched. */
export function loadRules({ slug, prose: own }: Pick<VariantSpec, 'slug' | 'prose'>): Promise<readonly Block[]> {
  if (own !== '') return import('./rules-page.js').then(({ rulesPage }) => rulesPage(own, allSlugs));
  return pages.get(slug, () => load(slug));
}

async function load(slug: string): Promise<readonly Block[]> {
  const [{ rulesPage }, text] = await Promise.all([import('./rules-page.js'), prose[slug]?.()]);
  return rulesPage(text?.default ?? '', allSlugs);
}
