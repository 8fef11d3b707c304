/** New passwords: set by whoever is signed in, or by whoever has got the mail that was asked for. */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type { Account, Identity } from './account.js';
import { ATTEMPTS, attemptKey } from './attempts.js';
import type { AccountContext, Caller, Post } from './context.js';
import { checkPassword } from './password-rule.js';
import { newSecret, readSecret } from './secret.js';
import { begin, type SignedIn } from './sign-up.js';
import { skeletonOf } from './skeleton.js';
import { TICKET_LIFE } from './ticket.js';

/** More accounts than that with one address get no mail, so that it does not become a way to send many. */
const MOST_ACCOUNTS = 5;

/** Sets a password. All other sessions of the account end, and mails under way become useless. */
export async function changePassword(
  context: AccountContext,
  { account, by, ...rest }: Identity,
  password: string,
): Promise<Result<undefined>> {
  const done = await replacePassword(context, account, password);
  if (!done.ok) return done;
  await context.store.endSessions(account.id, by === 'session' && 'session' in rest ? rest.session.id : undefined);
  return done;
}

/**
 * Sends a mail with which a new password can be set, to the confirmed address of the account.
 * @param who a name, or an address
 * @returns nothing that tells whether there is such an account; `account/no-mail` where this server sends none
 */
export async function requestReset(context: AccountContext, who: string, caller: Caller): Promise<Result<undefined>> {
  const { mail, attempts } = context;
  if (mail === undefined) return noMail();
  const from = await attempts.take(ATTEMPTS.mailFromAddress, caller.address);
  if (!from.ok) return from;
  const accounts = await accountsOf(context, who);
  // Not waited for: how long a mail takes would tell that there is an account.
  for (const account of accounts.slice(0, MOST_ACCOUNTS)) void sendReset(context, mail, account);
  return ok(undefined);
}

/** Sets a new password with what the mail brought. Signs in, and ends all other sessions. */
export async function resetPassword(
  context: AccountContext,
  { token, password }: { readonly token: string; readonly password: string },
  caller: Caller,
): Promise<Result<SignedIn>> {
  const { store, now } = context;
  // Before the token is used up: a password that is too short should not cost a second mail.
  const checked = checkPassword(password);
  if (!checked.ok) return checked;
  const hash = readSecret(token);
  const ticket = hash === undefined ? undefined : await store.takeTicket(hash, 'reset-password', now());
  const account = ticket?.account === undefined ? undefined : await store.account(ticket.account);
  if (account === undefined || account.email !== ticket?.data) return uselessToken();
  const done = await replacePassword(context, account, password);
  if (!done.ok) return done;
  await store.endSessions(account.id);
  return ok(await begin(context, account, caller));
}

export function noMail(): Result<never> {
  return fail(error('account/no-mail', 'this server sends no mail; ask whoever runs it'));
}

export function uselessToken(): Result<never> {
  return fail(
    error('account/useless-token', 'this link has been used, is too old, or was not copied whole; ask for another'),
  );
}

async function replacePassword(
  { store, passwords }: AccountContext,
  account: Account,
  password: string,
): Promise<Result<undefined>> {
  const checked = checkPassword(password, account.name);
  if (!checked.ok) return checked;
  const encoded = await passwords.encode(password);
  if (!encoded.ok) return encoded;
  await store.setPassword(account.id, encoded.value);
  await store.dropTickets(account.id, 'reset-password');
  return ok(undefined);
}

async function accountsOf({ store }: AccountContext, who: string): Promise<readonly Account[]> {
  if (who.includes('@')) return store.accountsByEmail(who);
  const account = await store.accountByName(skeletonOf(who));
  return account?.email !== undefined && account.isEmailConfirmed ? [account] : [];
}

async function sendReset(
  { store, attempts, now }: AccountContext,
  { mailer, baseUrl }: Post,
  account: Account,
): Promise<void> {
  const { id, email, name } = account;
  if (email === undefined) return;
  const allowed = await attempts.take(ATTEMPTS.mailTo, attemptKey(email.toLowerCase()));
  if (!allowed.ok) return;
  const { text: token, hash } = newSecret();
  const expiresAt = now() + TICKET_LIFE['reset-password'];
  await store.addTicket({ purpose: 'reset-password', account: id, data: email, expiresAt }, hash);
  const text =
    `Somebody, you we hope, wants to set a new password for ${name} on Hippodrome.\n\n` +
    `This link lets you do it, once, within an hour:\n${baseUrl}/#/account/reset?token=${token}\n\n` +
    'If it was not you, there is nothing to do: without the link nobody can.\n';
  await mailer.send({ to: email, subject: 'A new password for Hippodrome', text });
}
