/** API tokens: for programs that act for their owner. A token is shown once, when it is made. */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type { Account, ApiToken, Identity, Scope } from './account.js';
import type { AccountStore } from './account-store.js';
import type { AccountContext } from './context.js';
import { newId, newSecret, readSecret } from './secret.js';

/** How a token begins, for people and for scanners of published code. */
const PREFIX = 'hpd_';
const MOST_TOKENS = 20;
const TOUCH_EVERY = 3_600_000;

export interface NewToken {
  readonly token: ApiToken;
  readonly secret: string;
}

export async function createToken(
  { store, now }: AccountContext,
  { id: account }: Account,
  { label, scopes }: { readonly label: string; readonly scopes: readonly Scope[] },
): Promise<Result<NewToken>> {
  if ((await store.tokensOf(account)).length >= MOST_TOKENS) {
    return fail(error('account/too-many-tokens', `an account has at most ${MOST_TOKENS} tokens; revoke one first`));
  }
  const { text, hash } = newSecret(PREFIX);
  const token: ApiToken = {
    id: newId(),
    account,
    label,
    scopes: [...new Set(scopes)].sort(),
    createdAt: now(),
    usedAt: undefined,
  };
  await store.addToken(token, hash);
  return ok({ token, secret: text });
}

/** Who acts by this token; notes, to the hour, that it was used. */
export async function identifyToken(
  store: AccountStore,
  secret: string,
  now: number,
): Promise<(Identity & { readonly by: 'token' }) | undefined> {
  const hash = readSecret(secret, PREFIX);
  const token = hash === undefined ? undefined : await store.tokenByHash(hash);
  const account = token === undefined ? undefined : await store.account(token.account);
  if (token === undefined || account === undefined || account.deletedAt !== undefined) return undefined;
  if (token.usedAt === undefined || now - token.usedAt >= TOUCH_EVERY) await store.touchToken(token.id, now);
  return { account, by: 'token', token };
}
