/**
 * The games there are, from the documents that were there when the page was built. Lists need little of each; what it is played by is
 * loaded, and compiled, when it is first opened.
 */
import { games, specs } from 'virtual:variants';
import { compile, expectOk, type Ruleset } from '@hippodrome/rules';
import { Fetched } from './fetched.js';
import { OWN_PREFIX } from './own-prefix.js';
import type { GameSummary } from './summary.js';

const loaded = new Fetched<Ruleset>();

/** The games that lists show, in the order their documents ask for. */
export const publishedGames: readonly GameSummary[] = games.filter(({ about }) => about.published);

/** Documents leave the orders below this one to the games that Hippodrome is about. */
const FIRST_GUEST = 10;

/** The games that Hippodrome is about. */
export const houseGames: readonly GameSummary[] = publishedGames.filter(
  ({ about }) => (about.order ?? FIRST_GUEST) < FIRST_GUEST,
);

/** Games from elsewhere, which are played by the same rules documents. */
export const guestGames: readonly GameSummary[] = publishedGames.filter((game) => !houseGames.includes(game));

export const allGames: readonly GameSummary[] = games;

export const allSlugs: readonly string[] = games.map(({ slug }) => slug);

/** Games of somebody's own that have been opened. */
const own = new Map<string, GameSummary>();

/** Any game of that name, listed or not. */
export function findGame(slug: string): GameSummary | undefined {
  return games.find((game) => game.slug === slug) ?? own.get(slug);
}

/** Any game of that name, one that somebody wrote in this browser included: its document is read each time, for it may have changed. */
export async function seekGame(slug: string): Promise<GameSummary | undefined> {
  if (!slug.startsWith(OWN_PREFIX)) return findGame(slug);
  const { openOwn } = await import('../workshop/open-own.js');
  const opened = await openOwn(slug);
  if (opened === undefined) return undefined;
  own.set(slug, opened.game);
  loaded.set(slug, opened.rules);
  return opened.game;
}

/** Rejected when the game could not be fetched; asking again tries again. */
export function loadGame({ slug }: GameSummary): Promise<Ruleset> {
  return loaded.get(slug, () => fetchGame(slug));
}

async function fetchGame(slug: string): Promise<Ruleset> {
  const load = specs[slug];
  if (load === undefined) throw new Error(`no game is called ${slug}`);
  return expectOk(compile((await load()).default));
}
