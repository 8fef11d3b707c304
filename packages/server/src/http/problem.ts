/**
 * How the API says that something is wrong: `{ "error": { code, message, …, problems } }`, with the first problem on top and all of them,
 * warnings left out, below. Codes are stable; the HTTP status follows from the code, in one table.
 */
import type { Problem, ProblemCode } from '@hippodrome/rules';
import type { Context, TypedResponse } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';

const PROBLEM = {
  code: z.string().meta({ description: 'stable, such as account/name-taken' }),
  message: z.string().meta({ description: 'for people, in English' }),
  line: z.int().optional(),
  column: z.int().optional().meta({ description: 'where in the text, counted from 1' }),
  path: z.string().optional().meta({ description: 'which part of the request: name, scopes.0' }),
};

export const ErrorBody = z
  .object({ error: z.object({ ...PROBLEM, problems: z.array(z.object(PROBLEM)) }) })
  .meta({ ref: 'Error', description: 'The first problem, and all of them.' });

export type ErrorBody = z.infer<typeof ErrorBody>;

/** A problem, perhaps with the part of the request it lies in. */
export type LocatedProblem = Problem & { readonly path?: string };

const BAD_REQUEST = 400;

/** Statuses other than 400. */
const STATUS: Readonly<Record<ProblemCode, ContentfulStatusCode>> = {
  'account/not-signed-in': 401,
  'account/bad-token': 401,
  'account/wrong-password': 401,
  'account/passkey-refused': 401,
  'account/closed': 403,
  'account/is-moderator': 403,
  'account/members-only': 403,
  'challenge/members-only': 403,
  'challenge/not-for-you': 403,
  'account/moderators-only': 403,
  'account/sign-in-again': 403,
  'account/token-scope': 403,
  'request/cross-origin': 403,
  'account/unknown': 404,
  'challenge/unknown': 404,
  'game/unknown': 404,
  'account/unknown-passkey': 404,
  'account/unknown-report': 404,
  'account/unknown-session': 404,
  'account/unknown-token': 404,
  'account/no-mail': 404,
  'server/no-such-address': 404,
  'account/games-running': 409,
  'challenge/gone': 409,
  'challenge/too-many': 409,
  'account/guest-has-games': 409,
  'account/last-way-in': 409,
  'account/name-taken': 409,
  'account/passkey-known': 409,
  'account/report-resolved': 409,
  'account/signed-in': 409,
  'account/too-many-blocks': 409,
  'account/too-many-passkeys': 409,
  'account/too-many-tokens': 409,
  'request/too-large': 413,
  'request/not-json': 415,
  'server/too-many-requests': 429,
  'server/internal': 500,
  'server/busy': 503,
  'store/cannot-write': 503,
};

/** @param problems at least one of them an error */
export function refuse(
  context: Context,
  problems: readonly LocatedProblem[],
): Response & TypedResponse<ErrorBody, ContentfulStatusCode, 'json'> {
  const shown = problems.filter(({ severity }) => severity === 'error').map(withoutSeverity);
  const [first] = shown;
  if (first === undefined) throw new Error('a refusal without a reason');
  const status = statusOf(first.code);
  if (status === 401) context.header('WWW-Authenticate', 'Bearer');
  return context.json({ error: { ...first, problems: shown } }, status);
}

export function statusOf(code: string): ContentfulStatusCode {
  return STATUS[code as ProblemCode] ?? BAD_REQUEST;
}

function withoutSeverity({ severity: _, ...problem }: LocatedProblem): Omit<LocatedProblem, 'severity'> {
  return problem;
}
