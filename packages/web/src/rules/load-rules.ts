/** The rules page of a game, fetched when it is first asked for: neither prose nor Markdown reader burdens the first load. */
import { prose } from 'virtual:variants';
import type { VariantSpec } from '@hippodrome/rules';
import { allSlugs } from '../games/catalogue.js';
import type { Block } from './rules-page.js';

const pages = new Map<string, Promise<readonly Block[]>>();

/** A game that was read here brings its text; that of the others is fetched. */
export function loadRules({ slug, prose: own }: Pick<VariantSpec, 'slug' | 'prose'>): Promise<readonly Block[]> {
  if (own !== '') return import('./rules-page.js').then(({ rulesPage }) => rulesPage(own, allSlugs));
  const known = pages.get(slug);
  if (known !== undefined) return known;
  const page = load(slug);
  pages.set(slug, page);
  page.catch(() => pages.delete(slug));
  return page;
}

async function load(slug: string): Promise<readonly Block[]> {
  const [{ rulesPage }, text] = await Promise.all([import('./rules-page.js'), prose[slug]?.()]);
  return rulesPage(text?.default ?? '', allSlugs);
}
