/** Blocks, reports, and what moderators make of them. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type ApiWorld, createApiWorld, refusal } from './api-world.test-helper.js';

let world: ApiWorld;
beforeEach(async () => {
  world = await createApiWorld();
});

describe('blocks and reports', () => {
  test('a block is made, listed and undone', async () => {
    const [ann, bob] = [await world.signedUp('Ann'), await world.signedUp('Bob')];
    expect((await ann.send('PUT', '/v1/account/blocks/bob')).body).toEqual({ blocked: true });
    expect((await ann.send('PUT', '/v1/account/blocks/Bob')).status).toBe(200);
    expect((await ann.get('/v1/account/blocks')).body).toEqual({ blocked: ['Bob'] });
    expect((await bob.get('/v1/account/blocks')).body).toEqual({ blocked: [] });
    expect(await world.store.isBlockedBetween(ann.id, bob.id)).toBe(true);
    expect((await ann.send('DELETE', '/v1/account/blocks/Bob')).body).toEqual({ blocked: false });
    expect(await world.store.isBlockedBetween(ann.id, bob.id)).toBe(false);
    expect(await ann.send('PUT', '/v1/account/blocks/Ann')).toMatchObject(refusal(400, 'account/yourself'));
  });

  test('a moderator sees a report and closes the account, which then plays no more but can see why', async () => {
    const [ann, bob, judge] = [await world.signedUp('Ann'), await world.signedUp('Bob'), await world.signedUp('Judge')];
    const report = { reason: 'cheating', text: 'plays like an engine', game: 'g-1' };
    expect((await ann.send('POST', '/v1/users/bob/reports', report)).status).toBe(201);
    expect(await judge.get('/v1/moderation/reports')).toMatchObject(refusal(403, 'account/moderators-only'));
    await world.store.changeAccount(judge.id, { role: 'moderator' });
    const { body } = await judge.get('/v1/moderation/reports');
    expect(body.reports).toMatchObject([{ ...report, reporter: ann.id, subject: bob.id, subjectName: 'Bob' }]);
    const path = `/v1/moderation/reports/${body.reports[0].id}`;
    expect((await judge.send('POST', path, { close: true })).body).toEqual({ closed: true });
    expect(await judge.send('POST', path, { close: false })).toMatchObject(refusal(409, 'account/report-resolved'));
    expect((await judge.get('/v1/moderation/reports')).body).toEqual({ reports: [] });
    expect((await bob.get('/v1/account')).body.account.closed).toMatchObject({ reason: 'cheating' });
    expect(await bob.send('PATCH', '/v1/account', { bio: 'x' })).toMatchObject(refusal(403, 'account/closed'));
    expect((await world.browser().get('/v1/users/Bob')).body).toMatchObject({ isClosed: true, bio: '' });
    expect((await judge.send('DELETE', '/v1/moderation/closed/Bob')).body).toEqual({ closed: false });
    expect((await bob.send('PATCH', '/v1/account', { bio: 'x' })).status).toBe(200);
  });

  test('moderators are not closed by each other, and nobody reports without end', async () => {
    const [ann, judge, other] = [
      await world.signedUp('Ann'),
      await world.signedUp('Judge'),
      await world.signedUp('Other'),
    ];
    for (const { id } of [judge, other]) await world.store.changeAccount(id, { role: 'moderator' });
    const closed = await judge.send('PUT', '/v1/moderation/closed/Other', { reason: 'no' });
    expect(closed).toMatchObject(refusal(403, 'account/is-moderator'));
    const send = () => ann.send('POST', '/v1/users/other/reports', { reason: 'abuse' });
    for (let number = 0; number < 10; number++) expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(429);
  });
});
