/** Moderators are made by whoever runs the server, at its machine, and not by each other. */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type { Role } from './account/account.js';
import { findMember } from './account/profile.js';
import { createAccountStore } from './store/account/account-store.js';
import type { Database } from './store/database.js';

/**
 * Makes a member a moderator, or takes that away; the server may be running.
 * @returns the name as its owner writes it; `account/unknown` when nobody has it, `account/closed` when a closed account should moderate
 */
export async function appointModerator(database: Database, name: string, role: Role): Promise<Result<string>> {
  const store = createAccountStore(database);
  const member = await findMember(store, name);
  if (!member.ok) return member;
  const { id, name: shown, closed } = member.value;
  if (role === 'moderator' && closed !== undefined) {
    return fail(error('account/closed', `the account of ${shown} is closed`));
  }
  await store.changeAccount(id, { role });
  return ok(shown);
}
