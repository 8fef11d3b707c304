/**
 * The two ceremonies of WebAuthn: a device makes a key, a device proves that it has one. The challenge of each is a ticket, so it is
 * answered once, in time, and any process may judge the answer. What is inside the messages is `@simplewebauthn/server`'s business.
 */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Passkey } from './account.js';
import type { AccountContext, Caller } from './context.js';
import { newSecret, readSecret } from './secret.js';
import { TICKET_LIFE, type Ticket, type TicketPurpose } from './ticket.js';

/** Loaded when the first passkey is used: it takes longer to start than everything else here together. */
const library = () => import('@simplewebauthn/server');

const SITE = 'Hippodrome';
const MOST_TRANSPORTS = 8;

/** What a browser gets to begin a ceremony, and the ticket it hands back with the answer. */
export interface Ceremony<Options> {
  readonly ticket: string;
  readonly options: Options;
}

export type CreationCeremony = Ceremony<PublicKeyCredentialCreationOptionsJSON>;
export type RequestCeremony = Ceremony<PublicKeyCredentialRequestOptionsJSON>;

/** A device's answer, and the label its owner gives the key. */
export interface NewKeyAnswer {
  readonly ticket: string;
  readonly response: RegistrationResponseJSON;
  readonly label: string;
}

/** A key that is nobody's yet. */
export type NewKey = Omit<Passkey, 'account'>;

/** @param owner as the device shows it; its `id` must not be anything that people call each other by */
export async function beginCreation(
  context: AccountContext,
  {
    purpose,
    owner,
    known,
    account,
  }: {
    readonly purpose: TicketPurpose;
    readonly owner: { readonly id: string; readonly name: string };
    readonly known: readonly Passkey[];
    readonly account: string | undefined;
  },
  caller: Caller,
): Promise<CreationCeremony> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: SITE,
    rpID: hostOf(caller),
    userID: new TextEncoder().encode(owner.id),
    userName: owner.name,
    // Who made the device is nobody's business.
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { ticket: await issue(context, purpose, options.challenge, account), options };
}

/** Names no account: the device offers those it has keys for. */
export async function beginRequest(context: AccountContext, caller: Caller): Promise<RequestCeremony> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: hostOf(caller), userVerification: 'preferred' });
  return { ticket: await issue(context, 'passkey-sign-in', options.challenge, undefined), options };
}

/** The challenge that belongs to a ticket, which is used up by asking. */
export async function takeChallenge(
  { store, now }: AccountContext,
  ticket: string,
  purpose: TicketPurpose,
): Promise<Ticket | undefined> {
  const hash = readSecret(ticket);
  return hash === undefined ? undefined : store.takeTicket(hash, purpose, now());
}

/** @returns the key, or `account/passkey-refused` when the answer does not fit the challenge or this site */
export async function readNewKey(
  { now }: AccountContext,
  { response, label }: NewKeyAnswer,
  { data: challenge }: Ticket,
  caller: Caller,
): Promise<Result<NewKey>> {
  const { verifyRegistrationResponse } = await library();
  const verification = await unlessThrown(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: caller.origin,
      expectedRPID: hostOf(caller),
      requireUserVerification: false,
    }),
  );
  if (!verification?.verified) return refusePasskey();
  const { id, publicKey, counter } = verification.registrationInfo.credential;
  const transports = (response.response.transports ?? []).slice(0, MOST_TRANSPORTS);
  return ok({
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    label,
    createdAt: now(),
    usedAt: undefined,
  });
}

/** @returns the key's new counter, or undefined when the answer was not made with this key, for this challenge, on this site */
export async function readProof(
  { id, publicKey, counter }: Passkey,
  response: AuthenticationResponseJSON,
  { data: challenge }: Ticket,
  caller: Caller,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const verification = await unlessThrown(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: caller.origin,
      expectedRPID: hostOf(caller),
      requireUserVerification: false,
      credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
    }),
  );
  return verification?.verified ? verification.authenticationInfo.newCounter : undefined;
}

export function refusePasskey(): Result<never> {
  return fail(error('account/passkey-refused', 'this passkey was not accepted; try again'));
}

async function issue(
  { store, now }: AccountContext,
  purpose: TicketPurpose,
  challenge: string,
  account: string | undefined,
): Promise<string> {
  const { text, hash } = newSecret();
  await store.addTicket({ purpose, account, data: challenge, expiresAt: now() + TICKET_LIFE[purpose] }, hash);
  return text;
}

/** The library throws about messages that do not fit. Whoever sent one gets the same answer for all of these. */
async function unlessThrown<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

/** Keys are bound to the host's name, without its port. */
function hostOf({ origin }: Caller): string {
  return new URL(origin).hostname;
}
