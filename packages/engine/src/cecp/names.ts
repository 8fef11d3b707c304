/**
 * What XBoard calls our games. It knows some by itself, and plays them by its own rules; all others are explained to it, and any name
 * will do for them that it does not take for one that it knows: our hyphens would make it do so.
 */
import { ORTHODOX, ourName } from '../protocol/foreign-names.js';

/** The names of games that XBoard knows. */
const KNOWN = new Set(
  (
    'normal wildcastle nocastle fischerandom bughouse crazyhouse losers suicide giveaway twokings kriegspiel atomic 3check ' +
    'shatranj shogi chu courier gothic capablanca knightmate fairy cylinder falcon caparandom berolina janus super great ' +
    'twilight makruk seirawan grand spartan xiangqi asean lion'
  ).split(' '),
);
/** Known, but played by other rules than ours: the name at which XBoard does not look is longer. */
const KNOWN_OTHERWISE = /^berolina$/;
/** What XBoard plays when nobody says anything. */
const USUAL_NAME = 'normal';

const KNOWN_BY_SLUG: ReadonlyMap<string, string> = new Map([...KNOWN].map((name) => [ourName(name), name]));

/** The name for XBoard of a game with that slug. */
export function cecpName(slug: string): string {
  if (slug === ORTHODOX) return USUAL_NAME;
  const known = KNOWN_BY_SLUG.get(slug);
  if (known !== undefined) return KNOWN_OTHERWISE.test(known) ? `${known}chess` : known;
  return slug.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
}

/** Whether XBoard needs no explanations. */
export function isKnown(slug: string): boolean {
  return KNOWN.has(cecpName(slug));
}

/** The slug of a game that XBoard, or a person in its place, calls by that name. */
export function slugOf(name: string, slugs: readonly string[]): string {
  const known = ourName(name);
  return slugs.find((slug) => slug === known) ?? slugs.find((slug) => cecpName(slug) === name.toLowerCase()) ?? known;
}
