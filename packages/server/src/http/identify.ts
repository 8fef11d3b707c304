/** What routes know of whoever asks, and who of them may pass. */
import { createMiddleware } from 'hono/factory';
import type { Identity } from '../account/account.js';
import type { AccountContext } from '../account/context.js';
import { type Action, permit } from '../account/permission.js';
import { callerOf } from './caller.js';
import type { ApiEnv } from './env.js';
import { refuse } from './problem.js';
import type { SessionCookie } from './session-cookie.js';
import { whoAsks } from './who.js';

export function identify({ store, now }: AccountContext, cookie: SessionCookie, baseUrl: string | undefined) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    const credentials = { authorization: context.req.header('Authorization'), cookie: context.req.header('Cookie') };
    const at = now();
    const asked = await whoAsks(credentials, { store, cookie, now: at });
    if (!asked.ok) return refuse(context, asked.problems);
    const identity = asked.value;
    context.set('identity', identity);
    context.set('caller', callerOf(context, baseUrl));
    // Prolonged just now: so is the cookie.
    const secret = cookie.read(credentials.cookie);
    if (secret !== undefined && identity?.by === 'session' && identity.session.seenAt === at) {
      cookie.write(context, { secret, session: identity.session }, at);
    }
    return next();
  });
}

/** Lets those pass who may do this; `who` is then known. */
export function allow({ now }: AccountContext, action: Action) {
  return createMiddleware<{ Variables: ApiEnv['Variables'] & { who: Identity } }>(async (context, next) => {
    const permitted = permit(context.get('identity'), action, now());
    if (!permitted.ok) return refuse(context, permitted.problems);
    context.set('who', permitted.value);
    return next();
  });
}
