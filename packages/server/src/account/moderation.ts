/** Reports of players, what moderators make of them, and closing accounts. */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type { Account } from './account.js';
import { ATTEMPTS } from './attempts.js';
import type { AccountContext } from './context.js';
import { mayModerate } from './permission.js';
import { findMember } from './profile.js';
import type { Report, ReportReason } from './report.js';
import { newId } from './secret.js';

/** What somebody writes when they report a player. */
export interface Complaint {
  readonly name: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly game: string | undefined;
}

export async function reportPlayer(
  { store, attempts, now }: AccountContext,
  reporter: Account,
  { name, reason, text, game }: Complaint,
): Promise<Result<Report>> {
  const subject = await findMember(store, name);
  if (!subject.ok) return subject;
  if (subject.value.id === reporter.id) return fail(error('account/yourself', 'that is you'));
  const allowed = await attempts.take(ATTEMPTS.report, reporter.id);
  if (!allowed.ok) return allowed;
  const report: Report = {
    id: newId(),
    reporter: reporter.id,
    subject: subject.value.id,
    reason,
    text,
    game,
    createdAt: now(),
    resolved: undefined,
  };
  await store.addReport(report);
  return ok(report);
}

/** Closes the account that was reported, or lets it be. */
export async function judge(
  context: AccountContext,
  moderator: Account,
  { report: id, closes }: { readonly report: string; readonly closes: boolean },
): Promise<Result<undefined>> {
  const { store, now } = context;
  const report = await store.report(id);
  if (report === undefined) return fail(error('account/unknown-report', 'there is no such report'));
  if (closes) {
    const subject = await store.account(report.subject);
    const closed = subject === undefined ? ok(undefined) : await close(context, subject, report.reason);
    if (!closed.ok) return closed;
  }
  const verdict = closes ? 'closed' : 'no-action';
  const isFirst = await store.resolveReport(id, { at: now(), by: moderator.id, verdict });
  return isFirst ? ok(undefined) : fail(error('account/report-resolved', 'another moderator was faster'));
}

export async function closeAccount(context: AccountContext, name: string, reason: string): Promise<Result<undefined>> {
  const subject = await findMember(context.store, name);
  return subject.ok ? close(context, subject.value, reason) : subject;
}

export async function reopenAccount({ store }: AccountContext, name: string): Promise<Result<undefined>> {
  const subject = await findMember(store, name);
  if (!subject.ok) return subject;
  await store.changeAccount(subject.value.id, { closed: undefined });
  return ok(undefined);
}

/** Sessions stay, so that whoever is affected sees why, and can take their data along. */
async function close({ store, now }: AccountContext, account: Account, reason: string): Promise<Result<undefined>> {
  const subject = mayModerate(account);
  if (!subject.ok) return subject;
  if (account.deletedAt === undefined) await store.changeAccount(account.id, { closed: { at: now(), reason } });
  return ok(undefined);
}
