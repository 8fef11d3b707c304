import { describe, expect, it } from 'vitest';
import { readRedisUrl } from './address.js';

describe('REDIS_URL', () => {
  it.each(['redis://localhost', 'redis://:secret@10.0.0.1:6380/2', 'rediss://user:secret@redis.example:6379'])(
    'may be %s',
    (text) => {
      expect(readRedisUrl({ REDIS_URL: ` ${text} ` })).toMatchObject({ ok: true, value: text });
    },
  );

  it('is not set when it is empty', () => {
    expect(readRedisUrl({ REDIS_URL: ' ' })).toMatchObject({ ok: true, value: undefined });
    expect(readRedisUrl({})).toMatchObject({ ok: true, value: undefined });
  });

  it.each(['localhost:6379', 'http://localhost', 'redis://', 'redis://localhost/zero', 'redis://localhost:x'])(
    'is not %s',
    (text) => {
      expect(readRedisUrl({ REDIS_URL: text })).toMatchObject({ problems: [{ code: 'server/bad-redis-url' }] });
    },
  );

  it('is not repeated in the message, for it may hold a password', () => {
    const result = readRedisUrl({ REDIS_URL: 'redis:/:hunter2@localhost' });
    expect(JSON.stringify(result)).not.toContain('hunter2');
  });
});
