/** Being a guest, signing up, in and out, with a name and a password. */
import { Hono } from 'hono';
import { z } from 'zod';
import { signIn } from '../../account/sign-in.js';
import { beGuest, signUp } from '../../account/sign-up.js';
import { describe } from '../describe.js';
import type { ApiEnv } from '../env.js';
import { refuse } from '../problem.js';
import { validate } from '../validate.js';
import { LeaveGuestField, NameField, PasswordField } from './fields.js';
import { type AccountParts, welcome } from './parts.js';
import { AccountView, SignedInView, viewAccount } from './views.js';

const tag = 'account';

export function entrance(parts: AccountParts) {
  const { context: accounts, cookie } = parts;
  return new Hono<ApiEnv>()
    .get(
      '/',
      describe({
        id: 'getAccount',
        tag,
        summary: 'Who I am',
        answer: {
          schema: z.object({ account: AccountView.nullable() }),
          description: 'null for a visitor without an account',
        },
        isPublic: true,
      }),
      (context) => {
        const identity = context.get('identity');
        if (identity?.by === 'token' && !identity.token.scopes.includes('read'))
          return context.json({ account: null }, 200);
        return context.json({ account: identity === undefined ? null : viewAccount(identity.account) }, 200);
      },
    )
    .post(
      '/guest',
      describe({
        id: 'beGuest',
        tag,
        summary: 'Get an account without a name; who has one already gets that',
        answer: { status: 201, schema: SignedInView, description: 'the account; a cookie comes with it' },
        errors: ['server/too-many-requests'],
        isPublic: true,
      }),
      async (context) => {
        const identity = context.get('identity');
        if (identity !== undefined) return context.json({ account: viewAccount(identity.account) }, 201);
        const begun = await beGuest(accounts, context.get('caller'));
        return begun.ok ? context.json(welcome(context, parts, begun.value), 201) : refuse(context, begun.problems);
      },
    )
    .post(
      '/sign-up',
      describe({
        id: 'signUp',
        tag,
        summary: 'Turn the guest who asks into a member, with a name and a password',
        answer: { status: 201, schema: SignedInView, description: 'the same account, now with a name' },
        errors: ['account/name-taken', 'account/name-reserved', 'account/password-length', 'account/password-common'],
        isPublic: true,
      }),
      validate('json', z.strictObject({ name: NameField, password: PasswordField })),
      async (context) => {
        const made = await signUp(accounts, context.req.valid('json'), context.get('identity'), context.get('caller'));
        return made.ok ? context.json(welcome(context, parts, made.value), 201) : refuse(context, made.problems);
      },
    )
    .post(
      '/sign-in',
      describe({
        id: 'signIn',
        tag,
        summary: 'Sign in with name and password',
        answer: { schema: SignedInView, description: 'the account; a cookie comes with it' },
        errors: ['account/wrong-password', 'account/guest-has-games', 'server/too-many-requests'],
        isPublic: true,
      }),
      validate('json', z.strictObject({ name: NameField, password: PasswordField, leaveGuest: LeaveGuestField })),
      async (context) => {
        const made = await signIn(accounts, context.req.valid('json'), context.get('identity'), context.get('caller'));
        return made.ok ? context.json(welcome(context, parts, made.value), 200) : refuse(context, made.problems);
      },
    )
    .post(
      '/sign-out',
      describe({
        id: 'signOut',
        tag,
        summary: 'End this session; a guest who does that never comes back to the same account',
        answer: { schema: z.object({ account: z.null() }), description: 'nobody' },
        isPublic: true,
      }),
      async (context) => {
        const identity = context.get('identity');
        if (identity?.by === 'session') await accounts.store.endSession(identity.account.id, identity.session.id);
        cookie.clear(context);
        return context.json({ account: null }, 200);
      },
    );
}
