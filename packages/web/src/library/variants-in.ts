/** The games that a PGN text is about, and no others: a game is fetched and compiled when a text names it. */
import { type PgnVariants, type Ruleset, variantsNamed } from '@hippodrome/rules';
import type { GameSummary } from '../games/summary.js';

/** The games there are, and how one is fetched. */
export interface KnownGames {
  readonly all: readonly (Pick<GameSummary, 'slug' | 'title'> & Partial<Pick<GameSummary, 'board'>>)[];
  /** Rejected when it cannot be fetched. */
  readonly load: (slug: string) => Promise<Ruleset>;
}

const VARIANT_TAG = /\[\s*Variant\s+"([^"\n]{1,80})"/g;

/**
 * What `parsePgn` needs to read a text. Names that no game has are left to it, which says where they stand.
 * @param untagged the slug of the game of PGNs that name none
 */
export async function variantsIn(text: string, games: KnownGames, untagged?: string): Promise<PgnVariants> {
  const wanted = new Set(untagged === undefined ? [] : [untagged]);
  for (const [, name = ''] of text.matchAll(VARIANT_TAG)) {
    const found = games.all.find(({ slug, title }) => [slug, title].some((known) => folded(known) === folded(name)));
    if (found !== undefined) wanted.add(found.slug);
  }
  const loaded = await Promise.all([...wanted].map(games.load));
  const usual = loaded.find(({ spec }) => spec.slug === untagged);
  return { ...variantsNamed(loaded, {}, usual), names: games.all.map(({ title }) => title) };
}

/** As PGN's names of games are compared. */
function folded(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}
