/** Setting a password, and getting a new one by mail. */
import { Hono } from 'hono';
import { z } from 'zod';
import { changePassword, requestReset, resetPassword } from '../../account/change-password.js';
import { describe } from '../describe.js';
import type { ApiEnv } from '../env.js';
import { allow } from '../identify.js';
import { refuse } from '../problem.js';
import { validate } from '../validate.js';
import { PasswordField, SecretField } from './fields.js';
import { type AccountParts, welcome } from './parts.js';
import { SignedInView } from './views.js';

const tag = 'password';
const Done = z.object({ done: z.literal(true) });

export function password(parts: AccountParts) {
  const { context: accounts } = parts;
  return new Hono<ApiEnv>()
    .put(
      '/',
      describe({
        id: 'setPassword',
        tag,
        summary: 'Set a password, soon after signing in; all other sessions end',
        answer: { schema: Done, description: 'done' },
        errors: [
          'account/sign-in-again',
          'account/password-length',
          'account/password-common',
          'account/password-is-name',
        ],
      }),
      allow(accounts, 'set-password'),
      validate('json', z.strictObject({ password: PasswordField })),
      async (context) => {
        const changed = await changePassword(accounts, context.get('who'), context.req.valid('json').password);
        return changed.ok ? context.json({ done: true } as const, 200) : refuse(context, changed.problems);
      },
    )
    .post(
      '/forgotten',
      describe({
        id: 'requestPasswordReset',
        tag,
        summary: 'Have a mail sent with which a new password can be set',
        answer: { status: 202, schema: Done, description: 'the same whether there is such an account or not' },
        errors: ['account/no-mail', 'server/too-many-requests'],
        isPublic: true,
      }),
      validate('json', z.strictObject({ who: z.string().max(254).meta({ description: 'a name, or an address' }) })),
      async (context) => {
        const sent = await requestReset(accounts, context.req.valid('json').who, context.get('caller'));
        return sent.ok ? context.json({ done: true } as const, 202) : refuse(context, sent.problems);
      },
    )
    .post(
      '/reset',
      describe({
        id: 'resetPassword',
        tag,
        summary: 'Set a new password with what the mail brought',
        answer: { schema: SignedInView, description: 'signed in; all other sessions have ended' },
        errors: ['account/useless-token', 'account/password-length', 'account/password-common'],
        isPublic: true,
      }),
      validate('json', z.strictObject({ token: SecretField, password: PasswordField })),
      async (context) => {
        const made = await resetPassword(accounts, context.req.valid('json'), context.get('caller'));
        return made.ok ? context.json(welcome(context, parts, made.value), 200) : refuse(context, made.problems);
      },
    );
}
