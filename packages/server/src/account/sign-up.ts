/**
 * How accounts begin. Whoever wants to play gets a guest's account at once; signing up gives it a name and a password, and everything
 * that happened to the guest stays, since the account stays the same. Somebody without a guest's account gets one on the way.
 */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type { Account, Identity } from './account.js';
import { ATTEMPTS } from './attempts.js';
import type { AccountContext, Caller } from './context.js';
import { type Name, readName } from './name.js';
import { checkPassword } from './password-rule.js';
import { newId } from './secret.js';
import { type StartedSession, startSession } from './session.js';

export interface SignedIn extends StartedSession {
  readonly account: Account;
}

export async function beGuest(context: AccountContext, caller: Caller): Promise<Result<SignedIn>> {
  const allowed = await context.attempts.take(ATTEMPTS.guest, caller.address);
  if (!allowed.ok) return allowed;
  return ok(await begin(context, await addGuest(context), caller));
}

/**
 * @param identity the guest who signs up, if any
 * @returns every problem with name and password, `account/name-taken`, or `account/signed-in` for somebody who has an account
 */
export async function signUp(
  context: AccountContext,
  { name, password }: { readonly name: string; readonly password: string },
  identity: Identity | undefined,
  caller: Caller,
): Promise<Result<SignedIn>> {
  const [readable, checked] = [readName(name), checkPassword(password, name)];
  if (!readable.ok || !checked.ok) {
    return fail(...(readable.ok ? [] : readable.problems), ...(checked.ok ? [] : checked.problems));
  }
  const encode = () => context.passwords.encode(password);
  return signUpWith(context, readable.value, identity, caller, {
    prepare: encode,
    finish: async (id, encoded) => {
      await context.store.setPassword(id, encoded);
      return ok(undefined);
    },
  });
}

/** What a way to sign up does before the account has its name, and after. */
interface Way<T> {
  readonly prepare: () => Promise<Result<T>>;
  readonly finish: (account: string, prepared: T) => Promise<Result<undefined>>;
}

/** Gives a guest a name and something to sign in with. All that is slow or may fail comes before the name is taken. */
export async function signUpWith<T>(
  context: AccountContext,
  name: Name,
  identity: Identity | undefined,
  caller: Caller,
  { prepare, finish }: Way<T>,
): Promise<Result<SignedIn>> {
  if (identity?.account.kind === 'member')
    return fail(error('account/signed-in', 'you have an account already; sign out first'));
  const allowed = await context.attempts.take(ATTEMPTS.signUp, caller.address);
  if (!allowed.ok) return allowed;
  if (await context.store.isNameTaken(name.skeleton)) return nameTaken(name);
  const prepared = await prepare();
  if (!prepared.ok) return prepared;
  const guest = identity?.account ?? (await addGuest(context));
  const outcome = await context.store.makeMember(guest.id, name);
  if (outcome === 'name-taken') return nameTaken(name);
  if (outcome === 'not-a-guest')
    return fail(error('account/signed-in', 'you have an account already; reload the page'));
  const finished = await finish(guest.id, prepared.value);
  if (!finished.ok) return finished;
  // The guest's cookies stop working: whoever else has one should not find themselves in a member's account.
  await context.store.endSessions(guest.id);
  return ok(await begin(context, { ...guest, kind: 'member', name: name.shown }, caller));
}

export async function begin(context: AccountContext, account: Account, { agent }: Caller): Promise<SignedIn> {
  return { account, ...(await startSession(context.store, account, { now: context.now(), agent })) };
}

async function addGuest({ store, now }: AccountContext): Promise<Account> {
  const id = newId();
  const at = now();
  await store.addGuest({ id, at });
  return {
    id,
    kind: 'guest',
    name: undefined,
    role: 'player',
    bio: '',
    email: undefined,
    isEmailConfirmed: false,
    createdAt: at,
    closed: undefined,
    deletedAt: undefined,
  };
}

/** Located at the start of the name. */
export function nameTaken({ shown }: Name): Result<never> {
  const message = `${shown}, or a name that looks like it, belongs to somebody else; choose another`;
  return fail(error('account/name-taken', message, { line: 1, column: 1 }));
}
