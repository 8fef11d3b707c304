/** The passkeys of an account: a key in a device opens it, beside a password or instead of one. */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type { Account, Passkey } from './account.js';
import type { AccountContext, Caller } from './context.js';
import {
  beginCreation,
  type CreationCeremony,
  type NewKey,
  type NewKeyAnswer,
  readNewKey,
  refusePasskey,
  takeChallenge,
} from './passkey-ceremony.js';

const MOST_PASSKEYS = 10;

export async function beginAddPasskey(
  context: AccountContext,
  account: Account,
  caller: Caller,
): Promise<Result<CreationCeremony>> {
  const known = await context.store.passkeysOf(account.id);
  if (known.length >= MOST_PASSKEYS) {
    return fail(
      error('account/too-many-passkeys', `an account has at most ${MOST_PASSKEYS} passkeys; remove one first`),
    );
  }
  const owner = { id: account.id, name: account.name ?? '' };
  return ok(await beginCreation(context, { purpose: 'add-passkey', owner, known, account: account.id }, caller));
}

/** `account/passkey-refused` when the answer does not fit, `account/passkey-known` when the key is somebody's already. */
export async function addPasskey(
  context: AccountContext,
  account: Account,
  answer: NewKeyAnswer,
  caller: Caller,
): Promise<Result<Passkey>> {
  const challenge = await takeChallenge(context, answer.ticket, 'add-passkey');
  if (challenge === undefined || challenge.account !== account.id) return refusePasskey();
  const key = await readNewKey(context, answer, challenge, caller);
  return key.ok ? keepPasskey(context, key.value, account.id) : key;
}

/** `account/last-way-in` for the only passkey of an account without a password. */
export async function removePasskey(
  { store }: AccountContext,
  { id: account }: Account,
  passkey: string,
): Promise<Result<undefined>> {
  const passkeys = await store.passkeysOf(account);
  if (!passkeys.some(({ id }) => id === passkey))
    return fail(error('account/unknown-passkey', 'the account has no such passkey'));
  if (passkeys.length === 1 && (await store.password(account)) === undefined) {
    return fail(
      error('account/last-way-in', 'nothing else opens this account; set a password or add another passkey first'),
    );
  }
  await store.removePasskey(account, passkey);
  return ok(undefined);
}

export async function keepPasskey({ store }: AccountContext, key: NewKey, account: string): Promise<Result<Passkey>> {
  const passkey = { ...key, account };
  return (await store.addPasskey(passkey)) ? ok(passkey) : passkeyKnown();
}

export function passkeyKnown(): Result<never> {
  return fail(error('account/passkey-known', 'this passkey belongs to an account already'));
}
