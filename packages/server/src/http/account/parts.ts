/** What every router of accounts is made with. */
import type { Context } from 'hono';
import type { AccountContext } from '../../account/context.js';
import type { SignedIn } from '../../account/sign-up.js';
import type { SessionCookie } from '../session-cookie.js';
import { viewAccount } from './views.js';

export interface AccountParts {
  readonly context: AccountContext;
  readonly cookie: SessionCookie;
}

/** Hands out the cookie of a session that has just begun, and says whose it is. */
export function welcome(
  context: Context,
  { context: { now }, cookie }: AccountParts,
  { account, ...started }: SignedIn,
) {
  cookie.write(context, started, now());
  return { account: viewAccount(account) };
}
