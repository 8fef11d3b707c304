/** Profiles, and data to take along or delete. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type ApiWorld, createApiWorld, PASSWORD, refusal } from '../api-world.test-helper.js';

let world: ApiWorld;
beforeEach(async () => {
  world = await createApiWorld();
});

describe('profiles', () => {
  test('say to everybody what their owner wrote, as it was written, and nothing else', async () => {
    const ann = await world.signedUp('Ann');
    const bio = '  <script>alert(1)</script>\r\n\u202eI ride\u0000 \u{1f40e}  ';
    expect((await ann.send('PATCH', '/v1/account', { bio })).body.account.bio).toBe(
      '<script>alert(1)</script>\nI ride \u{1f40e}',
    );
    world.counts.set(ann.id, { finished: 3, running: 1 });
    const { body, headers } = await world.browser().get('/v1/users/aNN');
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(body).toEqual({
      id: ann.id,
      name: 'Ann',
      isModerator: false,
      bio: '<script>alert(1)</script>\nI ride \u{1f40e}',
      createdAt: world.context.now(),
      isClosed: false,
      ratings: [],
      games: { finished: 3, running: 1 },
    });
  });

  test('400 characters at most, counted as people count', async () => {
    const ann = await world.signedUp('Ann');
    expect((await ann.send('PATCH', '/v1/account', { bio: '\u{1f40e}'.repeat(400) })).status).toBe(200);
    const { status, body } = await ann.send('PATCH', '/v1/account', { bio: `one\n${'\u{1f40e}'.repeat(397)}` });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'account/bio-length', line: 2, column: 397 });
  });

  test('a name that only looks like somebody is nobody, with a hint', async () => {
    await world.signedUp('Illa');
    const { status, body } = await world.browser().get('/v1/users/1lla');
    expect([status, body.error.code]).toEqual([404, 'account/unknown']);
    expect(body.error.message).toContain('did you mean Illa?');
    expect((await world.browser().get('/v1/users/__proto__')).status).toBe(404);
  });
});

describe('own data', () => {
  test('can be taken along whole, without any secret', async () => {
    const [ann] = [await world.signedUp('Ann'), await world.signedUp('Bob')];
    const { body: made } = await ann.send('POST', '/v1/account/tokens', { label: 'bot', scopes: ['play'] });
    await ann.send('PUT', '/v1/account/blocks/Bob');
    await ann.send('POST', '/v1/users/Bob/reports', { reason: 'abuse', text: 'rude' });
    world.counts.set(ann.id, { finished: 1, running: 0 });
    const { status, body, headers } = await ann.get('/v1/account/export');
    expect(status).toBe(200);
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="hippodrome.json"');
    expect(body).toMatchObject({
      account: { id: ann.id, name: 'Ann' },
      sessions: [{ agent: 'Test/1' }],
      tokens: [{ label: 'bot' }],
      passkeys: [],
      blocks: ['Bob'],
      reports: [{ text: 'rude' }],
      games: [{ game: 'one' }],
    });
    const text = JSON.stringify(body);
    const kept = (await world.store.password(ann.id)) ?? '?';
    for (const secret of [ann.cookie, made.secret, kept, PASSWORD]) expect(text).not.toContain(secret);
  });

  test('an account is deleted with its name once more, when no game goes on, and its name stays barred', async () => {
    const ann = await world.signedUp('Ann');
    expect(await ann.send('DELETE', '/v1/account', { name: 'ann' })).toMatchObject(
      refusal(400, 'account/name-mismatch'),
    );
    world.counts.set(ann.id, { finished: 0, running: 1 });
    expect(await ann.send('DELETE', '/v1/account', { name: 'Ann' })).toMatchObject(
      refusal(409, 'account/games-running'),
    );
    world.counts.set(ann.id, { finished: 1, running: 0 });
    const cookie = ann.cookie;
    expect((await ann.send('DELETE', '/v1/account', { name: 'Ann' })).body).toEqual({ account: null });
    expect((await Object.assign(world.browser(), { cookie }).get('/v1/account')).body.account).toBeNull();
    expect((await world.browser().get('/v1/users/Ann')).status).toBe(404);
    expect(
      (await world.browser().send('POST', '/v1/account/sign-in', { name: 'Ann', password: PASSWORD })).status,
    ).toBe(401);
    const heir = await world.browser().send('POST', '/v1/account/sign-up', {
      name: '4nn'.replace('4', 'a'),
      password: PASSWORD,
    });
    expect(heir).toMatchObject(refusal(409, 'account/name-taken'));
  });
});
