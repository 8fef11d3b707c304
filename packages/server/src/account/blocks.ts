/** Blocking: who has blocked somebody is not challenged or written to by them. Neither is told. */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type { Account } from './account.js';
import type { AccountContext } from './context.js';
import { findMember } from './profile.js';

const MOST_BLOCKS = 500;

export async function blockPlayer(
  { store, now }: AccountContext,
  { id }: Account,
  name: string,
): Promise<Result<undefined>> {
  const other = await findMember(store, name);
  if (!other.ok) return other;
  if (other.value.id === id) return fail(error('account/yourself', 'that is you'));
  if ((await store.blocksOf(id)).length >= MOST_BLOCKS) {
    return fail(error('account/too-many-blocks', `at most ${MOST_BLOCKS} players can be blocked`));
  }
  await store.block(id, other.value.id, now());
  return ok(undefined);
}

export async function unblockPlayer(
  { store }: AccountContext,
  { id }: Account,
  name: string,
): Promise<Result<undefined>> {
  const other = await findMember(store, name);
  if (!other.ok) return other;
  await store.unblock(id, other.value.id);
  return ok(undefined);
}
