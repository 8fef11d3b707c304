/**
 * Texts that make no sense here may be of another game: a FEN of a larger board or with other letters, a PGN that names no game. They are
 * read by the rules of each game that could be meant.
 */
import type { PgnGame } from '@hippodrome/rules';
import type { KnownGames } from '../library/variants-in.js';
import { FEN, readText } from './read-text.js';

/** Games that are offered; a text that fits more of them says nothing. */
const MOST_OFFERS = 6;
/** Characters: longer texts are collections, which are not tried by the rules of each game. */
const LONGEST_TRIED = 100_000;
const NAMES_ITS_GAME = /\[\s*Variant\s+"/;

/** @param here the slug of the game by whose rules the text was read already @returns the text by the rules of each game in which all of it is right */
export async function readElsewhere(
  text: string,
  here: string | undefined,
  known: KnownGames,
): Promise<readonly PgnGame[]> {
  if (text.length > LONGEST_TRIED || NAMES_ITS_GAME.test(text)) return [];
  const offers: PgnGame[] = [];
  for (const { slug, board } of known.all) {
    if (slug === here || (board !== undefined && !mayBeOf(text.trim(), board.ranks))) continue;
    const rules = await known.load(slug).catch(() => undefined);
    const read = rules && (await readText(text, rules, known));
    const [game, ...others] = read?.ok ? read.value.games : [];
    if (game === undefined || others.length > 0 || game.problems.some(({ severity }) => severity === 'error')) continue;
    offers.push(game);
    if (offers.length === MOST_OFFERS) break;
  }
  return offers;
}

/** A FEN has as many ranks as the board. */
function mayBeOf(text: string, ranks: number): boolean {
  return !FEN.test(text) || text.split(/[\s[]/, 1)[0]?.split('/').length === ranks;
}
