/**
 * Where browsers find this server, as `BASE_URL` says: scheme, host and port. Behind a proxy the server cannot know: whether cookies may be
 * bound to TLS, whose requests are our own page's, and where links in mails lead follow from it.
 */
import { error, fail, ok, type Result } from '@hippodrome/rules';

/** @returns the origin without a slash, undefined when it is not set; `server/bad-base-url` */
export function readBaseUrl(environment: Readonly<Record<string, string | undefined>>): Result<string | undefined> {
  const text = environment.BASE_URL?.trim() ?? '';
  if (text === '') return ok(undefined);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (isOrigin) return ok(url.origin);
  const message = `BASE_URL is ${JSON.stringify(text)}; it must be scheme, host and port alone, such as https://chess.example`;
  return fail(error('server/bad-base-url', message, { line: 1, column: 1 }));
}
