/** Signing up and in with a passkey and no password. */
import { ok, type Result } from '@hippodrome/rules';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Identity } from './account.js';
import { ATTEMPTS } from './attempts.js';
import type { AccountContext, Caller } from './context.js';
import { readName } from './name.js';
import {
  beginCreation,
  beginRequest,
  type CreationCeremony,
  type NewKeyAnswer,
  type RequestCeremony,
  readNewKey,
  readProof,
  refusePasskey,
  takeChallenge,
} from './passkey-ceremony.js';
import { keepPasskey, passkeyKnown } from './passkeys.js';
import { newId } from './secret.js';
import { enter } from './sign-in.js';
import { nameTaken, type SignedIn, signUpWith } from './sign-up.js';

/** The name is judged now; it is not kept for whoever asks until the answer comes. */
export async function beginPasskeySignUp(
  context: AccountContext,
  text: string,
  caller: Caller,
): Promise<Result<CreationCeremony>> {
  const name = readName(text);
  if (!name.ok) return name;
  const allowed = await context.attempts.take(ATTEMPTS.ceremony, caller.address);
  if (!allowed.ok) return allowed;
  if (await context.store.isNameTaken(name.value.skeleton)) return nameTaken(name.value);
  const owner = { id: newId(), name: name.value.shown };
  return ok(await beginCreation(context, { purpose: 'passkey-sign-up', owner, known: [], account: undefined }, caller));
}

export async function passkeySignUp(
  context: AccountContext,
  answer: NewKeyAnswer & { readonly name: string },
  identity: Identity | undefined,
  caller: Caller,
): Promise<Result<SignedIn>> {
  const name = readName(answer.name);
  if (!name.ok) return name;
  return signUpWith(context, name.value, identity, caller, {
    prepare: async () => {
      const challenge = await takeChallenge(context, answer.ticket, 'passkey-sign-up');
      if (challenge === undefined) return refusePasskey();
      const key = await readNewKey(context, answer, challenge, caller);
      return key.ok && (await context.store.passkey(key.value.id)) !== undefined ? passkeyKnown() : key;
    },
    finish: async (account, key) => {
      const kept = await keepPasskey(context, key, account);
      return kept.ok ? ok(undefined) : kept;
    },
  });
}

export async function beginPasskeySignIn(context: AccountContext, caller: Caller): Promise<Result<RequestCeremony>> {
  const allowed = await context.attempts.take(ATTEMPTS.ceremony, caller.address);
  return allowed.ok ? ok(await beginRequest(context, caller)) : allowed;
}

export async function passkeySignIn(
  context: AccountContext,
  {
    ticket,
    response,
    leaveGuest,
  }: { readonly ticket: string; readonly response: AuthenticationResponseJSON; readonly leaveGuest: boolean },
  identity: Identity | undefined,
  caller: Caller,
): Promise<Result<SignedIn>> {
  const { store, now } = context;
  const challenge = await takeChallenge(context, ticket, 'passkey-sign-in');
  const passkey = await store.passkey(response.id);
  const account = passkey === undefined ? undefined : await store.account(passkey.account);
  if (challenge === undefined || passkey === undefined || account === undefined) return refusePasskey();
  const counter = await readProof(passkey, response, challenge, caller);
  if (counter === undefined) return refusePasskey();
  await store.usePasskey(passkey.id, { counter, at: now() });
  return enter(context, account, { leaveGuest, identity, caller });
}
