/**
 * Who asks, as the headers of a request tell: by an API token if the request brings one, else by its cookie. For WebSockets too, which are
 * opened before any router sees them.
 */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type { Identity } from '../account/account.js';
import type { AccountStore } from '../account/account-store.js';
import { identifyToken } from '../account/api-tokens.js';
import { resumeSession } from '../account/session.js';
import type { SessionCookie } from './session-cookie.js';

/** Two headers of a request. */
export interface Credentials {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}

/** Longer ones are none of ours, whatever they are. */
const BEARER = /^Bearer ([\w-]{1,128})$/i;

/** @returns undefined for a visitor whom nobody knows; `account/bad-token` for a token that is no good, whatever the cookie says */
export async function whoAsks(
  { authorization, cookie: header }: Credentials,
  { store, cookie, now }: { readonly store: AccountStore; readonly cookie: SessionCookie; readonly now: number },
): Promise<Result<Identity | undefined>> {
  if (authorization !== undefined) {
    const secret = BEARER.exec(authorization)?.[1];
    const identity = secret === undefined ? undefined : await identifyToken(store, secret, now);
    return identity === undefined
      ? fail(error('account/bad-token', 'this API token is unknown, or was revoked'))
      : ok(identity);
  }
  const secret = cookie.read(header);
  return ok(secret === undefined ? undefined : await resumeSession(store, secret, now));
}
