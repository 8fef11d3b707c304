/**
 * The cookie that a browser is known by: out of reach of scripts, not sent along by other sites' forms, and over TLS bound to this host
 * by its name (`__Host-`), so that no neighbour under the same domain can plant one.
 */
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { StartedSession } from '../account/session.js';

export interface SessionCookie {
  readonly name: string;
  /** What the cookie holds. @param header `Cookie` */
  read(header: string | undefined): string | undefined;
  write(context: Context, started: StartedSession, now: number): void;
  clear(context: Context): void;
}

const SECOND = 1000;

/** @param baseUrl `BASE_URL`: whether browsers come over TLS */
export function sessionCookie(baseUrl: string | undefined): SessionCookie {
  const secure = baseUrl?.startsWith('https:') ?? false;
  const name = secure ? '__Host-hippodrome' : 'hippodrome';
  const attributes = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
  return {
    name,
    read: (header) => (header === undefined ? undefined : parse(header, name)[name]),
    write: (context, { secret, session }, now) => {
      setCookie(context, name, secret, { ...attributes, maxAge: Math.floor((session.expiresAt - now) / SECOND) });
    },
    clear: (context) => {
      deleteCookie(context, name, attributes);
    },
  };
}
