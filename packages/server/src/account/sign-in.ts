/**
 * Signing in with name and password, and out. A guest who signs in to an account that exists keeps nothing of the guest's games: they
 * are another account's, some perhaps rated for others or still going on, and moving them unasked could be used to fill a record. So a
 * guest with games is told, and signs in only when that is said to be all right (`leaveGuest`).
 */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type { Account, Identity } from './account.js';
import { ATTEMPTS, attemptKey } from './attempts.js';
import type { AccountContext, Caller } from './context.js';
import { LONGEST_PASSWORD } from './password-rule.js';
import { begin, type SignedIn } from './sign-up.js';
import { skeletonOf } from './skeleton.js';

export interface SignInRequest {
  readonly name: string;
  readonly password: string;
  /** The guest's games may stay behind. */
  readonly leaveGuest: boolean;
}

/**
 * @returns `account/wrong-password` for unknown names, wrong passwords and accounts without one alike, and as late;
 *   `account/guest-has-games`; `server/too-many-requests`
 */
export async function signIn(
  context: AccountContext,
  { name, password, leaveGuest }: SignInRequest,
  identity: Identity | undefined,
  caller: Caller,
): Promise<Result<SignedIn>> {
  const skeleton = skeletonOf(name);
  const allowed = await countAttempt(context, skeleton, caller);
  if (!allowed.ok) return allowed;
  const account = await context.store.accountByName(skeleton);
  const proof = await provePassword(context, account, password);
  if (!proof.ok) return proof;
  await context.attempts.forgive(ATTEMPTS.signIn, attemptKey(skeleton, caller.address));
  return enter(context, proof.value, { leaveGuest, identity, caller });
}

/** Begins the session of somebody who has proved who they are. The session they came with ends. */
export async function enter(
  context: AccountContext,
  account: Account,
  {
    leaveGuest,
    identity,
    caller,
  }: { readonly leaveGuest: boolean; readonly identity: Identity | undefined; readonly caller: Caller },
): Promise<Result<SignedIn>> {
  if (identity?.account.kind === 'guest' && !leaveGuest) {
    const { finished, running } = await context.record.counts(identity.account.id);
    if (finished + running > 0) return guestHasGames(finished, running);
  }
  if (identity?.by === 'session') await context.store.endSession(identity.account.id, identity.session.id);
  return ok(await begin(context, account, caller));
}

async function countAttempt(
  { attempts }: AccountContext,
  skeleton: string,
  { address }: Caller,
): Promise<Result<undefined>> {
  const pair = await attempts.take(ATTEMPTS.signIn, attemptKey(skeleton, address));
  if (!pair.ok) return pair;
  const from = await attempts.take(ATTEMPTS.signInFromAddress, address);
  return from.ok ? attempts.take(ATTEMPTS.signInToName, attemptKey(skeleton)) : from;
}

/** The account, if this is its password. The kept text is made anew when its parameters are old. */
async function provePassword(
  { store, passwords }: AccountContext,
  account: Account | undefined,
  password: string,
): Promise<Result<Account>> {
  const isPossible = Buffer.byteLength(password) <= LONGEST_PASSWORD;
  const kept = account === undefined || !isPossible ? undefined : await store.password(account.id);
  const proof = await passwords.verify(isPossible ? password : '', kept);
  if (!proof.ok) return proof;
  if (!proof.value || account === undefined || kept === undefined) {
    return fail(error('account/wrong-password', 'name and password do not belong together'));
  }
  if (passwords.isOutdated(kept)) {
    const renewed = await passwords.encode(password);
    if (renewed.ok) await store.setPassword(account.id, renewed.value);
  }
  return ok(account);
}

function guestHasGames(finished: number, running: number): Result<never> {
  const message =
    `as a guest you have ${finished} finished and ${running} running games, which stay with the guest and are lost to you; ` +
    'sign up to keep them, or say that they may stay behind';
  return fail(error('account/guest-has-games', message));
}
