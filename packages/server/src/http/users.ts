/** What everybody may see of a player, and reporting one. */
import { Hono } from 'hono';
import { z } from 'zod';
import { reportPlayer } from '../account/moderation.js';
import { profileOf } from '../account/profile.js';
import { REPORT_REASONS } from '../account/report.js';
import { IdField, NameField } from './account/fields.js';
import type { AccountParts } from './account/parts.js';
import { ProfileView } from './account/views.js';
import { describe } from './describe.js';
import type { ApiEnv } from './env.js';
import { allow } from './identify.js';
import { refuse } from './problem.js';
import { validate } from './validate.js';

const tag = 'users';
const Name = z.object({ name: NameField });
const ReportForm = z.strictObject({
  reason: z.enum(REPORT_REASONS),
  text: z.string().trim().max(1000).default(''),
  game: IdField.optional(),
});

export function users({ context: accounts }: AccountParts) {
  return new Hono<ApiEnv>()
    .get(
      '/:name',
      describe({
        id: 'getProfile',
        tag,
        summary: "A player's profile",
        answer: { schema: ProfileView, description: 'what everybody may see' },
        errors: ['account/unknown'],
        isPublic: true,
      }),
      validate('param', Name),
      async (context) => {
        const profile = await profileOf(accounts, context.req.valid('param').name);
        if (!profile.ok) return refuse(context, profile.problems);
        return context.json({ ...profile.value, ratings: [...profile.value.ratings] }, 200);
      },
    )
    .post(
      '/:name/reports',
      describe({
        id: 'reportPlayer',
        tag,
        summary: 'Report a player to the moderators',
        answer: { status: 201, schema: z.object({ report: z.string() }), description: "the report's id" },
        errors: ['account/unknown', 'account/yourself', 'server/too-many-requests'],
      }),
      allow(accounts, 'report'),
      validate('param', Name),
      validate('json', ReportForm),
      async (context) => {
        const { reason, text, game } = context.req.valid('json');
        const complaint = { name: context.req.valid('param').name, reason, text, game };
        const made = await reportPlayer(accounts, context.get('who').account, complaint);
        return made.ok ? context.json({ report: made.value.id }, 201) : refuse(context, made.problems);
      },
    );
}
