/** The address of an account. */
import { Hono } from 'hono';
import { z } from 'zod';
import { confirmEmail, removeEmail, setEmail } from '../../account/email.js';
import { describe } from '../describe.js';
import type { ApiEnv } from '../env.js';
import { allow } from '../identify.js';
import { refuse } from '../problem.js';
import { validate } from '../validate.js';
import { SecretField } from './fields.js';
import type { AccountParts } from './parts.js';

const tag = 'email';
const Done = z.object({ done: z.literal(true) });

export function email({ context: accounts }: AccountParts) {
  return new Hono<ApiEnv>()
    .put(
      '/',
      describe({
        id: 'setEmail',
        tag,
        summary: 'Give an address, soon after signing in; a mail asks whether it is right',
        answer: { status: 202, schema: Done, description: 'a mail is on its way' },
        errors: ['account/no-mail', 'account/sign-in-again', 'server/too-many-requests'],
      }),
      allow(accounts, 'set-email'),
      validate('json', z.strictObject({ email: z.email().max(254) })),
      async (context) => {
        const { account } = context.get('who');
        const set = await setEmail(accounts, account, context.req.valid('json').email, context.get('caller'));
        return set.ok ? context.json({ done: true } as const, 202) : refuse(context, set.problems);
      },
    )
    .delete(
      '/',
      describe({
        id: 'removeEmail',
        tag,
        summary: 'Forget the address',
        answer: { schema: Done, description: 'done' },
      }),
      allow(accounts, 'set-email'),
      async (context) => {
        await removeEmail(accounts, context.get('who').account);
        return context.json({ done: true } as const, 200);
      },
    )
    .post(
      '/confirm',
      describe({
        id: 'confirmEmail',
        tag,
        summary: 'Confirm an address with what the mail brought',
        answer: { schema: Done, description: 'done' },
        errors: ['account/useless-token'],
        isPublic: true,
      }),
      validate('json', z.strictObject({ token: SecretField })),
      async (context) => {
        const confirmed = await confirmEmail(accounts, context.req.valid('json').token);
        return confirmed.ok ? context.json({ done: true } as const, 200) : refuse(context, confirmed.problems);
      },
    );
}
