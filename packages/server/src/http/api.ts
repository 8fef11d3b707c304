/**
 * The API, everything below `/api`. Each request passes the same gates first: it comes from our page or brings a token, its body is JSON of
 * bounded size, and whoever asks is known or known to be unknown. Answers are never kept by caches.
 */
import { error } from '@hippodrome/rules';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import type { AccountContext } from '../account/context.js';
import { StoreTrouble } from '../account/store-trouble.js';
import { blocks } from './account/blocks.js';
import { email } from './account/email.js';
import { entrance } from './account/entrance.js';
import { passkeys } from './account/passkeys.js';
import { password } from './account/password.js';
import { profile } from './account/profile.js';
import { sessions } from './account/sessions.js';
import { tokens } from './account/tokens.js';
import type { ApiEnv } from './env.js';
import { challenges } from './games/challenges.js';
import { games } from './games/games.js';
import type { GameParts } from './games/parts.js';
import { identify } from './identify.js';
import { jsonBody } from './json-body.js';
import { moderation } from './moderation.js';
import { openApi } from './openapi.js';
import { refuse } from './problem.js';
import { sameOrigin } from './same-origin.js';
import { sessionCookie } from './session-cookie.js';
import { users } from './users.js';

export interface ApiOptions {
  readonly accounts: AccountContext;
  readonly games: Omit<GameParts, 'accounts'>;
  /** `BASE_URL`, without a slash at its end; undefined where it is not set. */
  readonly baseUrl: string | undefined;
  /** Where our own mistakes are noted: a line without anything that a visitor has sent. */
  readonly log: (line: string) => void;
}

/** The type tells `hc` of `hono/client` what may be asked and what is answered. */
export type Api = ReturnType<typeof createApi>;

const MOST_BYTES = 64 * 1024;

export function createApi({ accounts, games: gameServices, baseUrl, log }: ApiOptions) {
  const gameParts = { ...gameServices, accounts };
  const parts = { context: accounts, cookie: sessionCookie(baseUrl) };
  const api = new Hono<ApiEnv>()
    .use(neverKept)
    .use(sameOrigin(baseUrl))
    .use(jsonBody(MOST_BYTES))
    .use(identify(accounts, parts.cookie, baseUrl))
    .route('/v1/account', entrance(parts))
    .route('/v1/account', profile(parts))
    .route('/v1/account/sessions', sessions(parts))
    .route('/v1/account/password', password(parts))
    .route('/v1/account/email', email(parts))
    .route('/v1/account/passkeys', passkeys(parts))
    .route('/v1/account/tokens', tokens(parts))
    .route('/v1/account/blocks', blocks(parts))
    .route('/v1/users', users(parts))
    .route('/v1/moderation', moderation(parts))
    .route('/v1/challenges', challenges(gameParts))
    .route('/v1/games', games(gameParts));
  api.get('/v1/openapi.json', openApi(api, baseUrl));
  api.notFound((context) =>
    refuse(context, [error('server/no-such-address', 'nothing is at this address of the API')]),
  );
  api.onError((problem, context) => {
    // The library's word for a body that should be there and is not.
    if (problem instanceof HTTPException && problem.status === 400) {
      return refuse(context, [error('request/malformed', 'a body of JSON is missing', { line: 1, column: 1 })]);
    }
    if (problem instanceof StoreTrouble) {
      log(`${context.req.method} ${context.req.routePath}: ${problem.message}`);
      return refuse(context, problem.problems);
    }
    log(`${context.req.method} ${context.req.routePath}: ${problem.stack ?? problem.name}`);
    return refuse(context, [error('server/internal', 'something went wrong here; it has been noted')]);
  });
  return api;
}

const neverKept = createMiddleware(async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
});
