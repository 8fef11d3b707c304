/** What everybody may see of a player, and what its owner alone. Plain text: whoever shows it escapes it. */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type { Account } from './account.js';
import type { AccountContext } from './context.js';
import type { GameCounts, RatingLine } from './play-record.js';
import { skeletonOf } from './skeleton.js';

/** Code points. */
export const LONGEST_BIO = 400;

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly isModerator: boolean;
  readonly bio: string;
  readonly createdAt: number;
  readonly isClosed: boolean;
  readonly ratings: readonly RatingLine[];
  readonly games: GameCounts;
}

/** By a name in any case of letters. A closed account shows its name and its games, not what it says of itself. */
export async function profileOf({ store, record }: AccountContext, name: string): Promise<Result<Profile>> {
  const account = await findMember(store, name);
  if (!account.ok) return account;
  const { id, name: shown, role, bio, createdAt, closed } = account.value;
  const [ratings, games] = await Promise.all([record.ratings(id), record.counts(id)]);
  const isClosed = closed !== undefined;
  return ok({
    id,
    name: shown,
    isModerator: role === 'moderator',
    bio: isClosed ? '' : bio,
    createdAt,
    isClosed,
    ratings,
    games,
  });
}

/** @returns `account/unknown` when nobody has that name, or a name that looks like it is somebody's but not this one */
export async function findMember(
  store: AccountContext['store'],
  name: string,
): Promise<Result<Account & { readonly name: string }>> {
  const account = await store.accountByName(skeletonOf(name));
  const shown = account?.name;
  if (account === undefined || shown === undefined) return fail(error('account/unknown', 'nobody has this name'));
  return shown.toLowerCase() === name.toLowerCase()
    ? ok({ ...account, name: shown })
    : fail(error('account/unknown', `nobody has this name; did you mean ${shown}?`));
}

/** Line ends become `\n`; what cannot be seen, or turns the direction of what follows, is left out. `account/bio-length`. */
export function readBio(text: string): Result<string> {
  const plain = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\n\P{C}]/gu, '')
    .normalize('NFC')
    .trim();
  const length = [...plain].length;
  if (length <= LONGEST_BIO) return ok(plain);
  const message = `at most ${LONGEST_BIO} characters; this has ${length}`;
  return fail(error('account/bio-length', message, placeOf(plain, LONGEST_BIO)));
}

/** Where a character stands, by its index in code points. */
function placeOf(text: string, index: number): { line: number; column: number } {
  const lines = [...text].slice(0, index).join('').split('\n');
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}
