/**
 * Who may do what to accounts: one table. Whose account it is needs no column, since all actions but a moderator's are on one's own.
 * What a moderator may do to whom is `mayModerate`.
 */
import { error, fail, ok, type ProblemCode, type Result } from '@hippodrome/rules';
import type { Account, Identity, Scope } from './account.js';
import { isFresh } from './session.js';

interface Rule {
  /** The least that somebody has to be. */
  readonly who: 'guest' | 'member' | 'moderator';
  /** A session; one whose holder has proved lately who they are; or a session or a token with that scope. */
  readonly by: 'session' | 'fresh' | Scope;
  /** Whether closed accounts may, too. */
  readonly closed: boolean;
}

/** `fresh` is asked where a browser left open for a minute could lose somebody their account. Guests have nothing to prove. */
export const PERMISSIONS = {
  'see-account': { who: 'guest', by: 'read', closed: true },
  play: { who: 'guest', by: 'play', closed: false },
  'edit-profile': { who: 'member', by: 'session', closed: false },
  'list-sessions': { who: 'guest', by: 'session', closed: true },
  'end-sessions': { who: 'guest', by: 'session', closed: true },
  'set-password': { who: 'member', by: 'fresh', closed: false },
  'set-email': { who: 'member', by: 'fresh', closed: false },
  'list-passkeys': { who: 'member', by: 'session', closed: true },
  'add-passkey': { who: 'member', by: 'fresh', closed: false },
  'remove-passkey': { who: 'member', by: 'fresh', closed: true },
  'list-tokens': { who: 'member', by: 'session', closed: true },
  'create-token': { who: 'member', by: 'fresh', closed: false },
  'revoke-token': { who: 'member', by: 'session', closed: true },
  block: { who: 'guest', by: 'session', closed: false },
  report: { who: 'guest', by: 'session', closed: false },
  export: { who: 'guest', by: 'fresh', closed: true },
  'delete-account': { who: 'guest', by: 'fresh', closed: true },
  'see-reports': { who: 'moderator', by: 'session', closed: false },
  moderate: { who: 'moderator', by: 'session', closed: false },
} as const satisfies Readonly<Record<string, Rule>>;

export type Action = keyof typeof PERMISSIONS;

/**
 * @returns who asks, when they may; else why not: `account/not-signed-in`, `account/members-only`, `account/moderators-only`,
 *   `account/token-scope`, `account/closed`, `account/sign-in-again`
 */
export function permit(identity: Identity | undefined, action: Action, now: number): Result<Identity> {
  if (identity === undefined)
    return refuse('account/not-signed-in', 'only somebody who is signed in, or a guest, may do that');
  const { who, by, closed }: Rule = PERMISSIONS[action];
  if (!closed && identity.account.closed !== undefined) return refuse('account/closed', 'this account is closed');
  if (who !== 'guest' && identity.account.kind === 'guest') {
    return refuse('account/members-only', 'guests cannot do that; sign up first');
  }
  if (who === 'moderator' && identity.account.role !== 'moderator') {
    return refuse('account/moderators-only', 'only moderators may do that');
  }
  if (identity.by === 'token') return permitToken(identity, by);
  if (by === 'fresh' && identity.account.kind === 'member' && !isFresh(identity.session, now)) {
    return refuse('account/sign-in-again', 'sign in once more to show that it is you');
  }
  return ok(identity);
}

/** Nobody moderates another moderator, so that one stolen account cannot shut out all others. */
export function mayModerate(subject: Account): Result<Account> {
  return subject.role === 'moderator'
    ? refuse(
        'account/is-moderator',
        'a moderator is not closed by a moderator; the operator of the server takes the role away first',
      )
    : ok(subject);
}

function permitToken(identity: Identity & { readonly by: 'token' }, by: Rule['by']): Result<Identity> {
  if (by === 'session' || by === 'fresh')
    return refuse('account/token-scope', 'an API token cannot do that; use a browser');
  return identity.token.scopes.includes(by)
    ? ok(identity)
    : refuse('account/token-scope', `this API token lacks the scope ${by}`);
}

function refuse<T>(code: ProblemCode, message: string): Result<T> {
  return fail(error(code, message));
}
