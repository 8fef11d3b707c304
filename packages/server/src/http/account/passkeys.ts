/** Passkeys: adding and removing them, and signing up and in with one. Each takes two requests: one begins, one brings the answer. */
import { Hono } from 'hono';
import { z } from 'zod';
import {
  beginPasskeySignIn,
  beginPasskeySignUp,
  passkeySignIn,
  passkeySignUp,
} from '../../account/passkey-entrance.js';
import { addPasskey, beginAddPasskey, removePasskey } from '../../account/passkeys.js';
import { describe } from '../describe.js';
import type { ApiEnv } from '../env.js';
import { allow } from '../identify.js';
import { refuse } from '../problem.js';
import { validate } from '../validate.js';
import { IdField, LabelField, LeaveGuestField, NameField, SecretField } from './fields.js';
import { type AccountParts, welcome } from './parts.js';
import { AssertionField, AttestationField, CeremonyView } from './passkey-fields.js';
import { PasskeyView, SignedInView, viewPasskey } from './views.js';

const tag = 'passkeys';

export function passkeys(parts: AccountParts) {
  const { context: accounts } = parts;
  return new Hono<ApiEnv>()
    .get(
      '/',
      describe({
        id: 'listPasskeys',
        tag,
        summary: 'My passkeys',
        answer: { schema: z.object({ passkeys: z.array(PasskeyView) }), description: 'the newest first' },
      }),
      allow(accounts, 'list-passkeys'),
      async (context) => {
        const list = await accounts.store.passkeysOf(context.get('who').account.id);
        return context.json({ passkeys: list.map(viewPasskey) }, 200);
      },
    )
    .post(
      '/begin',
      describe({
        id: 'beginAddPasskey',
        tag,
        summary: 'Begin to add a passkey, soon after signing in',
        answer: { schema: CeremonyView, description: 'options for `navigator.credentials.create`' },
        errors: ['account/sign-in-again', 'account/too-many-passkeys'],
      }),
      allow(accounts, 'add-passkey'),
      async (context) => {
        const begun = await beginAddPasskey(accounts, context.get('who').account, context.get('caller'));
        return begun.ok ? context.json(begun.value, 200) : refuse(context, begun.problems);
      },
    )
    .post(
      '/',
      describe({
        id: 'addPasskey',
        tag,
        summary: "Add a passkey with the device's answer",
        answer: { status: 201, schema: z.object({ passkey: PasskeyView }), description: 'the passkey' },
        errors: ['account/passkey-refused', 'account/passkey-known'],
      }),
      allow(accounts, 'add-passkey'),
      validate('json', z.strictObject({ ticket: SecretField, label: LabelField, response: AttestationField })),
      async (context) => {
        const added = await addPasskey(
          accounts,
          context.get('who').account,
          context.req.valid('json'),
          context.get('caller'),
        );
        return added.ok ? context.json({ passkey: viewPasskey(added.value) }, 201) : refuse(context, added.problems);
      },
    )
    .delete(
      '/:id',
      describe({
        id: 'removePasskey',
        tag,
        summary: 'Remove a passkey, soon after signing in',
        answer: { schema: z.object({ removed: z.literal(true) }), description: 'done' },
        errors: ['account/unknown-passkey', 'account/last-way-in', 'account/sign-in-again'],
      }),
      allow(accounts, 'remove-passkey'),
      validate('param', z.object({ id: IdField })),
      async (context) => {
        const removed = await removePasskey(accounts, context.get('who').account, context.req.valid('param').id);
        return removed.ok ? context.json({ removed: true } as const, 200) : refuse(context, removed.problems);
      },
    )
    .post(
      '/sign-up/begin',
      describe({
        id: 'beginPasskeySignUp',
        tag,
        summary: 'Begin to sign up with a passkey',
        answer: { schema: CeremonyView, description: 'options for `navigator.credentials.create`' },
        errors: ['account/name-taken', 'account/name-reserved'],
        isPublic: true,
      }),
      validate('json', z.strictObject({ name: NameField })),
      async (context) => {
        const begun = await beginPasskeySignUp(accounts, context.req.valid('json').name, context.get('caller'));
        return begun.ok ? context.json(begun.value, 200) : refuse(context, begun.problems);
      },
    )
    .post(
      '/sign-up',
      describe({
        id: 'passkeySignUp',
        tag,
        summary: 'Turn the guest who asks into a member, with a name and a passkey',
        answer: { status: 201, schema: SignedInView, description: 'the same account, now with a name' },
        errors: ['account/name-taken', 'account/passkey-refused', 'account/passkey-known'],
        isPublic: true,
      }),
      validate(
        'json',
        z.strictObject({ name: NameField, ticket: SecretField, label: LabelField, response: AttestationField }),
      ),
      async (context) => {
        const made = await passkeySignUp(
          accounts,
          context.req.valid('json'),
          context.get('identity'),
          context.get('caller'),
        );
        return made.ok ? context.json(welcome(context, parts, made.value), 201) : refuse(context, made.problems);
      },
    )
    .post(
      '/sign-in/begin',
      describe({
        id: 'beginPasskeySignIn',
        tag,
        summary: 'Begin to sign in with a passkey',
        answer: { schema: CeremonyView, description: 'options for `navigator.credentials.get`' },
        errors: ['server/too-many-requests'],
        isPublic: true,
      }),
      async (context) => {
        const begun = await beginPasskeySignIn(accounts, context.get('caller'));
        return begun.ok ? context.json(begun.value, 200) : refuse(context, begun.problems);
      },
    )
    .post(
      '/sign-in',
      describe({
        id: 'passkeySignIn',
        tag,
        summary: 'Sign in with a passkey',
        answer: { schema: SignedInView, description: 'the account; a cookie comes with it' },
        errors: ['account/passkey-refused', 'account/guest-has-games'],
        isPublic: true,
      }),
      validate('json', z.strictObject({ ticket: SecretField, response: AssertionField, leaveGuest: LeaveGuestField })),
      async (context) => {
        const made = await passkeySignIn(
          accounts,
          context.req.valid('json'),
          context.get('identity'),
          context.get('caller'),
        );
        return made.ok ? context.json(welcome(context, parts, made.value), 200) : refuse(context, made.problems);
      },
    );
}
