/** What somebody says of themselves; their data, to take along or to delete. */
import { Hono } from 'hono';
import { z } from 'zod';
import { deleteAccount, exportData } from '../../account/own-data.js';
import { readBio } from '../../account/profile.js';
import { describe } from '../describe.js';
import type { ApiEnv } from '../env.js';
import { allow } from '../identify.js';
import { refuse } from '../problem.js';
import { validate } from '../validate.js';
import { NameField } from './fields.js';
import type { AccountParts } from './parts.js';
import { AccountView, viewAccount } from './views.js';

const tag = 'account';

export function profile({ context: accounts, cookie }: AccountParts) {
  return new Hono<ApiEnv>()
    .patch(
      '/',
      describe({
        id: 'editProfile',
        tag,
        summary: 'Change what the profile says',
        answer: { schema: z.object({ account: AccountView }), description: 'the account as it is now' },
        errors: ['account/bio-length'],
      }),
      allow(accounts, 'edit-profile'),
      validate(
        'json',
        z.strictObject({ bio: z.string().max(4000).meta({ description: 'plain text, at most 400 characters' }) }),
      ),
      async (context) => {
        const bio = readBio(context.req.valid('json').bio);
        if (!bio.ok) return refuse(context, bio.problems);
        const { account } = context.get('who');
        await accounts.store.changeAccount(account.id, { bio: bio.value });
        return context.json({ account: viewAccount({ ...account, bio: bio.value }) }, 200);
      },
    )
    .get(
      '/export',
      describe({
        id: 'exportData',
        tag,
        summary: 'All that is kept of me, soon after signing in',
        answer: { schema: z.record(z.string(), z.unknown()), description: 'one JSON value, without secrets' },
        errors: ['account/sign-in-again', 'server/too-many-requests'],
      }),
      allow(accounts, 'export'),
      async (context) => {
        const data = await exportData(accounts, context.get('who').account);
        if (!data.ok) return refuse(context, data.problems);
        context.header('Content-Disposition', 'attachment; filename="hippodrome.json"');
        return context.json(data.value, 200);
      },
    )
    .delete(
      '/',
      describe({
        id: 'deleteAccount',
        tag,
        summary: 'Delete the account, soon after signing in; its games stay, without its name',
        answer: { schema: z.object({ account: z.null() }), description: 'nobody' },
        errors: ['account/name-mismatch', 'account/games-running', 'account/sign-in-again'],
      }),
      allow(accounts, 'delete-account'),
      validate(
        'json',
        z.strictObject({ name: NameField.meta({ description: 'the name once more; empty for guests' }) }),
      ),
      async (context) => {
        const gone = await deleteAccount(accounts, context.get('who').account, context.req.valid('json').name);
        if (!gone.ok) return refuse(context, gone.problems);
        cookie.clear(context);
        return context.json({ account: null }, 200);
      },
    );
}
