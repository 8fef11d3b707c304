/** The address of an account, which nobody needs to have. It counts only when somebody has answered from it. */
import { ok, type Result } from '@hippodrome/rules';
import type { Account } from './account.js';
import { ATTEMPTS, attemptKey } from './attempts.js';
import { noMail, uselessToken } from './change-password.js';
import type { AccountContext, Caller } from './context.js';
import { newSecret, readSecret } from './secret.js';
import { TICKET_LIFE } from './ticket.js';

/** Notes an address and asks, by mail, whether it is right. Until the answer comes nothing else is sent there. */
export async function setEmail(
  { store, attempts, mail, now }: AccountContext,
  { id, name }: Account,
  email: string,
  caller: Caller,
): Promise<Result<undefined>> {
  if (mail === undefined) return noMail();
  for (const [rule, key] of [
    [ATTEMPTS.mailFromAddress, caller.address],
    [ATTEMPTS.mailTo, attemptKey(email.toLowerCase())],
  ] as const) {
    const allowed = await attempts.take(rule, key);
    if (!allowed.ok) return allowed;
  }
  await forgetTickets(store, id);
  await store.changeAccount(id, { email, isEmailConfirmed: false });
  const { text: token, hash } = newSecret();
  await store.addTicket(
    { purpose: 'confirm-email', account: id, data: email, expiresAt: now() + TICKET_LIFE['confirm-email'] },
    hash,
  );
  const text =
    `${name} on Hippodrome gave this address as theirs. If that is you, this link confirms it, within a day:\n` +
    `${mail.baseUrl}/#/account/confirm?token=${token}\n\nIf it is not, leave it: nothing more will be sent.\n`;
  void mail.mailer.send({ to: email, subject: 'Your address on Hippodrome', text });
  return ok(undefined);
}

export async function confirmEmail({ store, now }: AccountContext, token: string): Promise<Result<undefined>> {
  const hash = readSecret(token);
  const ticket = hash === undefined ? undefined : await store.takeTicket(hash, 'confirm-email', now());
  const account = ticket?.account === undefined ? undefined : await store.account(ticket.account);
  if (account === undefined || account.email !== ticket?.data) return uselessToken();
  await store.changeAccount(account.id, { isEmailConfirmed: true });
  return ok(undefined);
}

export async function removeEmail({ store }: AccountContext, { id }: Account): Promise<void> {
  await forgetTickets(store, id);
  await store.changeAccount(id, { email: undefined, isEmailConfirmed: false });
}

async function forgetTickets(store: AccountContext['store'], id: string): Promise<void> {
  await store.dropTickets(id, 'confirm-email');
  await store.dropTickets(id, 'reset-password');
}
