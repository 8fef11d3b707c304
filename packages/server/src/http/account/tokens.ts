/** API tokens for programs. */
import { error } from '@hippodrome/rules';
import { Hono } from 'hono';
import { z } from 'zod';
import { SCOPES } from '../../account/account.js';
import { createToken } from '../../account/api-tokens.js';
import { describe } from '../describe.js';
import type { ApiEnv } from '../env.js';
import { allow } from '../identify.js';
import { refuse } from '../problem.js';
import { validate } from '../validate.js';
import { IdField, LabelField } from './fields.js';
import type { AccountParts } from './parts.js';
import { TokenView, viewToken } from './views.js';

const tag = 'tokens';

export function tokens({ context: accounts }: AccountParts) {
  const { store } = accounts;
  return new Hono<ApiEnv>()
    .get(
      '/',
      describe({
        id: 'listTokens',
        tag,
        summary: 'My API tokens, without what they are used by',
        answer: { schema: z.object({ tokens: z.array(TokenView) }), description: 'the newest first' },
      }),
      allow(accounts, 'list-tokens'),
      async (context) => {
        const list = await store.tokensOf(context.get('who').account.id);
        return context.json({ tokens: list.map(viewToken) }, 200);
      },
    )
    .post(
      '/',
      describe({
        id: 'createToken',
        tag,
        summary: 'Make an API token, soon after signing in',
        answer: {
          status: 201,
          schema: z.object({ token: TokenView, secret: z.string().meta({ description: 'shown this once' }) }),
          description: 'the token, for `Authorization: Bearer`',
        },
        errors: ['account/sign-in-again', 'account/too-many-tokens'],
      }),
      allow(accounts, 'create-token'),
      validate(
        'json',
        z.strictObject({ label: LabelField, scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length) }),
      ),
      async (context) => {
        const made = await createToken(accounts, context.get('who').account, context.req.valid('json'));
        if (!made.ok) return refuse(context, made.problems);
        return context.json({ token: viewToken(made.value.token), secret: made.value.secret }, 201);
      },
    )
    .delete(
      '/:id',
      describe({
        id: 'revokeToken',
        tag,
        summary: 'Make a token useless',
        answer: { schema: z.object({ revoked: z.literal(true) }), description: 'done' },
        errors: ['account/unknown-token'],
      }),
      allow(accounts, 'revoke-token'),
      validate('param', z.object({ id: IdField })),
      async (context) => {
        const revoked = await store.revokeToken(context.get('who').account.id, context.req.valid('param').id);
        return revoked
          ? context.json({ revoked: true } as const, 200)
          : refuse(context, [error('account/unknown-token', 'there is no such token of yours')]);
      },
    );
}
