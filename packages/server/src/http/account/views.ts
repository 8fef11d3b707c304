/** Accounts and what belongs to them as the API shows them. What is not there is null. */
import { z } from 'zod';
import { type Account, type ApiToken, type Passkey, SCOPES, type Session } from '../../account/account.js';
import { REPORT_REASONS, type Report } from '../../account/report.js';

const Time = z.int().meta({ description: 'milliseconds since 1970' });

export const AccountView = z
  .object({
    id: z.string(),
    kind: z.enum(['guest', 'member']),
    name: z.string().nullable(),
    role: z.enum(['player', 'moderator']),
    bio: z.string(),
    email: z.string().nullable(),
    isEmailConfirmed: z.boolean(),
    createdAt: Time,
    closed: z.object({ at: Time, reason: z.string() }).nullable(),
  })
  .meta({ ref: 'Account', description: 'An account as its owner sees it.' });

export function viewAccount({ deletedAt: _, ...account }: Account): z.infer<typeof AccountView> {
  return { ...account, name: account.name ?? null, email: account.email ?? null, closed: account.closed ?? null };
}

export const SignedInView = z.object({ account: AccountView });

export const SessionView = z
  .object({
    id: z.string(),
    createdAt: Time,
    seenAt: Time.meta({ description: 'to the hour, milliseconds since 1970' }),
    expiresAt: Time,
    agent: z.string().meta({ description: 'what the browser calls itself' }),
    isCurrent: z.boolean(),
  })
  .meta({ ref: 'Session' });

export function viewSession(
  { account: _, authenticatedAt: __, ...session }: Session,
  current: string,
): z.infer<typeof SessionView> {
  return { ...session, isCurrent: session.id === current };
}

export const TokenView = z
  .object({
    id: z.string(),
    label: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    createdAt: Time,
    usedAt: Time.nullable(),
  })
  .meta({ ref: 'ApiToken' });

export function viewToken({ account: _, ...token }: ApiToken): z.infer<typeof TokenView> {
  return { ...token, scopes: [...token.scopes], usedAt: token.usedAt ?? null };
}

export const PasskeyView = z
  .object({ id: z.string(), label: z.string(), createdAt: Time, usedAt: Time.nullable() })
  .meta({ ref: 'Passkey' });

export function viewPasskey({ id, label, createdAt, usedAt }: Passkey): z.infer<typeof PasskeyView> {
  return { id, label, createdAt, usedAt: usedAt ?? null };
}

export const ReportView = z
  .object({
    id: z.string(),
    reporter: z.string().meta({ description: 'an account id' }),
    subject: z.string().meta({ description: 'an account id' }),
    subjectName: z.string().nullable(),
    reason: z.enum(REPORT_REASONS),
    text: z.string(),
    game: z.string().nullable(),
    createdAt: Time,
  })
  .meta({ ref: 'Report' });

export function viewReport(
  { resolved: _, ...report }: Report,
  subjectName: string | undefined,
): z.infer<typeof ReportView> {
  return { ...report, subjectName: subjectName ?? null, game: report.game ?? null };
}

export const ProfileView = z
  .object({
    id: z.string(),
    name: z.string(),
    isModerator: z.boolean(),
    bio: z.string().meta({ description: 'plain text' }),
    createdAt: Time,
    isClosed: z.boolean(),
    ratings: z.array(
      z.object({
        variant: z.string(),
        speed: z.string(),
        rating: z.number(),
        deviation: z.number(),
        isProvisional: z.boolean(),
        games: z.int(),
      }),
    ),
    games: z.object({ finished: z.int(), running: z.int() }),
  })
  .meta({ ref: 'Profile', description: 'What everybody may see of a player.' });
