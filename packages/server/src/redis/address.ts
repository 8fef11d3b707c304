/** Where Redis is, as `REDIS_URL` says. Without it, bus, jobs and limits stay within the process. */
import { error, fail, ok, type Result } from '@hippodrome/rules';

const PROTOCOLS = ['redis:', 'rediss:'];

/**
 * What is set must be right; an empty variable counts as one that is not set. The message never shows the text, which may hold a password.
 * @returns the URL, undefined when none is set, or `server/bad-redis-url`
 */
export function readRedisUrl(environment: Readonly<Record<string, string | undefined>>): Result<string | undefined> {
  const text = environment.REDIS_URL?.trim() || undefined;
  if (text === undefined || isRedisUrl(text)) return ok(text);
  const message = 'REDIS_URL must look like redis://localhost:6379/0, with rediss:// where the connection is encrypted';
  return fail(error('server/bad-redis-url', message, { line: 1, column: 1 }));
}

function isRedisUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  return PROTOCOLS.includes(protocol) && hostname !== '' && /^(\/\d*)?$/.test(pathname);
}
