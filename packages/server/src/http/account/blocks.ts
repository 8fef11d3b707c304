/** Whom somebody has blocked. */
import { Hono } from 'hono';
import { z } from 'zod';
import { blockPlayer, unblockPlayer } from '../../account/blocks.js';
import { describe } from '../describe.js';
import type { ApiEnv } from '../env.js';
import { allow } from '../identify.js';
import { refuse } from '../problem.js';
import { validate } from '../validate.js';
import { NameField } from './fields.js';
import type { AccountParts } from './parts.js';

const tag = 'blocks';
const Name = z.object({ name: NameField });

export function blocks({ context: accounts }: AccountParts) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      describe({
        id: 'listBlocks',
        tag,
        summary: 'Players I have blocked',
        answer: { schema: z.object({ blocked: z.array(z.string()) }), description: 'names, the last first' },
      }),
      allow(accounts, 'block'),
      async (context) => {
        const list = await accounts.store.blocksOf(context.get('who').account.id);
        return context.json({ blocked: list.flatMap(({ name }) => name ?? []) }, 200);
      },
    )
    .put(
      '/:name',
      describe({
        id: 'block',
        tag,
        summary: 'Block a player: no challenges and no words from them',
        answer: { schema: z.object({ blocked: z.literal(true) }), description: 'done, or so already' },
        errors: ['account/unknown', 'account/yourself', 'account/too-many-blocks'],
      }),
      allow(accounts, 'block'),
      validate('param', Name),
      async (context) => {
        const done = await blockPlayer(accounts, context.get('who').account, context.req.valid('param').name);
        return done.ok ? context.json({ blocked: true } as const, 200) : refuse(context, done.problems);
      },
    )
    .delete(
      '/:name',
      describe({
        id: 'unblock',
        tag,
        summary: 'Unblock a player',
        answer: { schema: z.object({ blocked: z.literal(false) }), description: 'done, or so already' },
        errors: ['account/unknown'],
      }),
      allow(accounts, 'block'),
      validate('param', Name),
      async (context) => {
        const done = await unblockPlayer(accounts, context.get('who').account, context.req.valid('param').name);
        return done.ok ? context.json({ blocked: false } as const, 200) : refuse(context, done.problems);
      },
    );
}
