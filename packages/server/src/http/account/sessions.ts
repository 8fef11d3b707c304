/** Where else somebody is signed in, and ending that. */
import { error } from '@hippodrome/rules';
import { Hono } from 'hono';
import { z } from 'zod';
import { describe } from '../describe.js';
import type { ApiEnv } from '../env.js';
import { allow } from '../identify.js';
import { refuse } from '../problem.js';
import { validate } from '../validate.js';
import { IdField } from './fields.js';
import type { AccountParts } from './parts.js';
import { SessionView, viewSession } from './views.js';

const tag = 'sessions';

export function sessions({ context: accounts }: AccountParts) {
  const { store, now } = accounts;
  return new Hono<ApiEnv>()
    .get(
      '/',
      describe({
        id: 'listSessions',
        tag,
        summary: 'Browsers that are signed in',
        answer: { schema: z.object({ sessions: z.array(SessionView) }), description: 'the one seen last first' },
      }),
      allow(accounts, 'list-sessions'),
      async (context) => {
        const who = context.get('who');
        const current = who.by === 'session' ? who.session.id : '';
        const list = await store.sessionsOf(who.account.id, now());
        return context.json({ sessions: list.map((session) => viewSession(session, current)) }, 200);
      },
    )
    .delete(
      '/',
      describe({
        id: 'endOtherSessions',
        tag,
        summary: 'End all sessions but this one',
        answer: { schema: z.object({ ended: z.int() }), description: 'how many' },
      }),
      allow(accounts, 'end-sessions'),
      async (context) => {
        const who = context.get('who');
        const current = who.by === 'session' ? who.session.id : undefined;
        return context.json({ ended: await store.endSessions(who.account.id, current) }, 200);
      },
    )
    .delete(
      '/:id',
      describe({
        id: 'endSession',
        tag,
        summary: 'End one session',
        answer: { schema: z.object({ ended: z.int() }), description: 'one' },
        errors: ['account/unknown-session'],
      }),
      allow(accounts, 'end-sessions'),
      validate('param', z.object({ id: IdField })),
      async (context) => {
        const ended = await store.endSession(context.get('who').account.id, context.req.valid('param').id);
        return ended
          ? context.json({ ended: 1 }, 200)
          : refuse(context, [error('account/unknown-session', 'there is no such session of yours')]);
      },
    );
}
