/** Offering games, looking what is on offer, and taking it. */
import { ok } from '@hippodrome/rules';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Identity } from '../../account/account.js';
import { findMember } from '../../account/profile.js';
import type { Challenge } from '../../challenge/challenge-store.js';
import type { Person } from '../../challenge/challenges.js';
import { IdField, NameField } from '../account/fields.js';
import { describe } from '../describe.js';
import type { ApiEnv } from '../env.js';
import { allow } from '../identify.js';
import { refuse } from '../problem.js';
import { validate } from '../validate.js';
import type { Introduction } from './introduce.js';
import type { GameParts } from './parts.js';
import { ChallengeView } from './views.js';

const tag = 'challenges';
const Id = z.object({ id: IdField });
const OfferForm = z.strictObject({
  variant: z.string().max(64).optional().meta({ description: 'the slug of a shipped game' }),
  document: z.string().max(64).optional().meta({ description: 'the content hash of a rules document that was sent' }),
  start: z.string().max(1000).optional().meta({ description: 'FEN; left out for the usual start' }),
  control: z
    .unknown()
    .meta({ description: 'a time control, such as {"kind":"fischer","initial":180000,"increment":2000}' }),
  side: z.enum(['white', 'black', 'random']).default('random'),
  rated: z.boolean().default(false),
  private: z.boolean().default(false),
  to: NameField.optional().meta({ description: 'the player it is for' }),
  listed: z.boolean().default(false).meta({ description: 'whether the lobby shows it' }),
});

export function challenges({ accounts, challenges: offers, introduce }: GameParts) {
  const view = async (challenge: Challenge) => viewOf(challenge, await introduce([challenge.by]));
  return new Hono<ApiEnv>()
    .get(
      '/',
      describe({
        id: 'getLobby',
        tag,
        summary: 'Games that anybody may take',
        answer: { schema: z.object({ challenges: z.array(ChallengeView) }), description: 'the newest first' },
        isPublic: true,
      }),
      async (context) => {
        const open = await offers.lobby();
        const introduction = await introduce(open.map(({ by }) => by));
        return context.json({ challenges: open.map((challenge) => viewOf(challenge, introduction)) }, 200);
      },
    )
    .post(
      '/',
      describe({
        id: 'offerGame',
        tag,
        summary: 'Offer a game: to whoever gets its address, to one player, or to everybody',
        answer: { status: 201, schema: ChallengeView, description: 'what is on offer' },
        errors: [
          'rules/unknown',
          'challenge/not-rated',
          'challenge/members-only',
          'challenge/too-many',
          'account/unknown',
        ],
      }),
      allow(accounts, 'play'),
      validate('json', OfferForm),
      async (context) => {
        const { to: name, ...form } = context.req.valid('json');
        const to = name === undefined ? ok(null) : await findMember(accounts.store, name);
        if (!to.ok) return refuse(context, to.problems);
        const made = await offers.offer({ ...form, to: to.value?.id ?? null }, personOf(context.get('who')));
        return made.ok ? context.json(await view(made.value), 201) : refuse(context, made.problems);
      },
    )
    .get(
      '/:id',
      describe({
        id: 'getChallenge',
        tag,
        summary: 'What is on offer, and the game it has become',
        answer: { schema: ChallengeView, description: 'the challenge' },
        errors: ['challenge/unknown'],
        isPublic: true,
      }),
      validate('param', Id),
      async (context) => {
        const found = await offers.find(context.req.valid('param').id);
        return found.ok ? context.json(await view(found.value), 200) : refuse(context, found.problems);
      },
    )
    .post(
      '/:id/accept',
      describe({
        id: 'acceptChallenge',
        tag,
        summary: 'Take the game',
        answer: { status: 201, schema: z.object({ game: z.string() }), description: "the game's id" },
        errors: [
          'challenge/unknown',
          'challenge/gone',
          'challenge/yourself',
          'challenge/not-for-you',
          'challenge/members-only',
        ],
      }),
      allow(accounts, 'play'),
      validate('param', Id),
      async (context) => {
        const taken = await offers.accept(context.req.valid('param').id, personOf(context.get('who')));
        return taken.ok ? context.json({ game: taken.value }, 201) : refuse(context, taken.problems);
      },
    )
    .delete(
      '/:id',
      describe({
        id: 'withdrawChallenge',
        tag,
        summary: 'Take an offer back, or decline one',
        answer: { schema: z.object({}), description: 'it is gone' },
        errors: ['challenge/unknown', 'challenge/gone', 'challenge/not-for-you'],
      }),
      allow(accounts, 'play'),
      validate('param', Id),
      async (context) => {
        const gone = await offers.withdraw(context.req.valid('param').id, context.get('who').account.id);
        return gone.ok ? context.json({}, 200) : refuse(context, gone.problems);
      },
    );
}

function viewOf(challenge: Challenge, introduction: Introduction) {
  return { ...challenge, by: introduction(challenge.by) };
}

function personOf({ account: { id, kind } }: Identity): Person {
  return { id, isGuest: kind === 'guest' };
}
