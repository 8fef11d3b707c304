/**
 * Taking one's data along, and deleting an account. What is deleted is everything personal: name, address, password, keys, sessions,
 * tokens, blocks, reports made. Games stay, since they are the opponent's too; they show a deleted account. A name is never free again:
 * somebody else under it would be taken for who had it before. What is kept for that is a hash of its skeleton.
 */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type { Account } from './account.js';
import { ATTEMPTS } from './attempts.js';
import type { AccountContext } from './context.js';

/** One JSON value with all that is kept of an account, without secrets. Times are milliseconds since 1970. */
export async function exportData(
  { store, record, attempts, now }: AccountContext,
  account: Account,
): Promise<Result<Readonly<Record<string, unknown>>>> {
  const allowed = await attempts.take(ATTEMPTS.export, account.id);
  if (!allowed.ok) return allowed;
  const { id } = account;
  const [sessions, tokens, passkeys, blocks, reports, ratings, games] = await Promise.all([
    store.sessionsOf(id, now()),
    store.tokensOf(id),
    store.passkeysOf(id),
    store.blocksOf(id),
    store.reportsBy(id),
    record.ratings(id),
    record.games(id),
  ]);
  return ok({
    exportedAt: now(),
    account,
    sessions,
    tokens,
    passkeys: passkeys.map(({ publicKey: _, ...passkey }) => passkey),
    blocks: blocks.map(({ name }) => name ?? null),
    reports: reports.map(({ subject: _, resolved: __, ...report }) => report),
    ratings,
    games,
  });
}

/**
 * @param name typed once more by whoever deletes, so that it does not happen by a slip; empty for guests
 * @returns `account/name-mismatch`, `account/games-running`
 */
export async function deleteAccount(
  { store, record, now }: AccountContext,
  account: Account,
  name: string,
): Promise<Result<undefined>> {
  if (name !== (account.name ?? '')) {
    const message = 'to delete the account, write its name as it is';
    return fail(error('account/name-mismatch', message, { line: 1, column: 1 }));
  }
  const { running } = await record.counts(account.id);
  if (running > 0) {
    return fail(
      error('account/games-running', `finish or resign first: ${running} games go on, and somebody waits in each`),
    );
  }
  await store.eraseAccount(account.id, now());
  return ok(undefined);
}
