/**
 * Whether a request comes from our own page. A browser sends our cookie along with requests that other sites make it send; so whatever
 * changes anything has to say where it comes from, in `Origin` or `Sec-Fetch-Site`, which no page can forge. Programs that are not browsers
 * use a token: a request with `Authorization` is not judged by its cookie, and no other site can make a browser send one.
 */
import { error } from '@hippodrome/rules';
import { createMiddleware } from 'hono/factory';
import { refuse } from './problem.js';

/** A request as far as it concerns this. */
interface Asked {
  header(name: string): string | undefined;
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** @param baseUrl `BASE_URL`; undefined where it is not set, and the page is wherever `Host` says */
export function sameOrigin(baseUrl: string | undefined) {
  return createMiddleware(async (context, next) => {
    const { method } = context.req;
    if (SAFE.has(method) || context.req.header('Authorization') !== undefined || isSameOrigin(context.req, baseUrl))
      return next();
    const message = `only the page itself, at ${baseUrl ?? 'the same address'}, may ask for that; programs use an API token`;
    return refuse(context, [error('request/cross-origin', message)]);
  });
}

/** For WebSockets too, which no browser keeps to its own site. Who says nothing about the origin is not believed. */
export function isSameOrigin(asked: Asked, baseUrl: string | undefined): boolean {
  const site = asked.header('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin') return false;
  const origin = asked.header('Origin');
  return origin === undefined ? site === 'same-origin' : isOurs(origin, asked.header('Host'), baseUrl);
}

/** Where the page is, as far as the server knows: `https://chess.example`. */
export function originOf(asked: Asked, baseUrl: string | undefined): string {
  if (baseUrl !== undefined) return new URL(baseUrl).origin;
  const [origin, host] = [asked.header('Origin'), asked.header('Host')];
  if (origin !== undefined && isOurs(origin, host, undefined)) return origin;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).origin : 'http://localhost';
}

/** Without `BASE_URL` somebody in front of us may have ended TLS: the scheme is not compared. */
function isOurs(origin: string, host: string | undefined, baseUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: canonical, host: from, protocol } = new URL(origin);
  if (baseUrl !== undefined) return canonical === new URL(baseUrl).origin;
  return /^https?:$/.test(protocol) && host !== undefined && from === canonicalHost(host, protocol);
}

/** In lower case, without the port that the scheme has anyway. */
function canonicalHost(host: string, protocol: string): string | undefined {
  return URL.canParse(`${protocol}//${host}`) ? new URL(`${protocol}//${host}`).host : undefined;
}
