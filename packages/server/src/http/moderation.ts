/** What moderators do: judge reports, close accounts and open them again. */
import { Hono } from 'hono';
import { z } from 'zod';
import { closeAccount, judge, reopenAccount } from '../account/moderation.js';
import { IdField, NameField } from './account/fields.js';
import type { AccountParts } from './account/parts.js';
import { ReportView, viewReport } from './account/views.js';
import { describe } from './describe.js';
import type { ApiEnv } from './env.js';
import { allow } from './identify.js';
import { refuse } from './problem.js';
import { validate } from './validate.js';

const tag = 'moderation';
const AT_ONCE = 100;
const Name = z.object({ name: NameField });
const Closed = z.object({ closed: z.boolean() });

export function moderation({ context: accounts }: AccountParts) {
  return new Hono<ApiEnv>()
    .get(
      '/reports',
      describe({
        id: 'listReports',
        tag,
        summary: 'Reports that nobody has judged yet',
        answer: {
          schema: z.object({ reports: z.array(ReportView) }),
          description: `the oldest first, at most ${AT_ONCE}`,
        },
      }),
      allow(accounts, 'see-reports'),
      async (context) => {
        const open = await accounts.store.openReports(AT_ONCE);
        const subjects = await Promise.all(open.map(({ subject }) => accounts.store.account(subject)));
        return context.json({ reports: open.map((report, index) => viewReport(report, subjects[index]?.name)) }, 200);
      },
    )
    .post(
      '/reports/:id',
      describe({
        id: 'judgeReport',
        tag,
        summary: 'Judge a report',
        answer: { schema: Closed, description: 'whether the account is closed now' },
        errors: ['account/unknown-report', 'account/report-resolved', 'account/is-moderator'],
      }),
      allow(accounts, 'moderate'),
      validate('param', z.object({ id: IdField })),
      validate('json', z.strictObject({ close: z.boolean() })),
      async (context) => {
        const { close } = context.req.valid('json');
        const verdict = { report: context.req.valid('param').id, closes: close };
        const judged = await judge(accounts, context.get('who').account, verdict);
        return judged.ok ? context.json({ closed: close }, 200) : refuse(context, judged.problems);
      },
    )
    .put(
      '/closed/:name',
      describe({
        id: 'closeAccount',
        tag,
        summary: 'Close an account',
        answer: { schema: Closed, description: 'it is closed' },
        errors: ['account/unknown', 'account/is-moderator'],
      }),
      allow(accounts, 'moderate'),
      validate('param', Name),
      validate('json', z.strictObject({ reason: z.string().trim().min(1).max(200) })),
      async (context) => {
        const done = await closeAccount(accounts, context.req.valid('param').name, context.req.valid('json').reason);
        return done.ok ? context.json({ closed: true }, 200) : refuse(context, done.problems);
      },
    )
    .delete(
      '/closed/:name',
      describe({
        id: 'reopenAccount',
        tag,
        summary: 'Open an account again',
        answer: { schema: Closed, description: 'it is open' },
        errors: ['account/unknown'],
      }),
      allow(accounts, 'moderate'),
      validate('param', Name),
      async (context) => {
        const done = await reopenAccount(accounts, context.req.valid('param').name);
        return done.ok ? context.json({ closed: false }, 200) : refuse(context, done.problems);
      },
    );
}
