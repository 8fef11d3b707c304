/** Sessions and passwords of who is signed in. */
import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '../../account/world.test-helper.js';
import { type ApiWorld, createApiWorld, PASSWORD, refusal } from '../api-world.test-helper.js';
import type { Json } from '../browser.test-helper.js';

let world: ApiWorld;
beforeEach(async () => {
  world = await createApiWorld();
});

describe('sessions', () => {
  test('are listed for their owner, ended one by one or all others', async () => {
    const ann = await world.signedUp('Ann');
    const phone = world.browser();
    const laptop = world.browser();
    for (const one of [phone, laptop]) {
      world.pass(1000);
      await one.send(
        'POST',
        '/v1/account/sign-in',
        { name: 'Ann', password: PASSWORD },
        { 'User-Agent': 'Phone\u00ad/2' },
      );
    }
    const { body } = await ann.get('/v1/account/sessions');
    expect(body.sessions.map(({ isCurrent, agent }: Json) => [isCurrent, agent])).toEqual([
      [false, 'Phone/2'],
      [false, 'Phone/2'],
      [true, 'Test/1'],
    ]);
    expect(JSON.stringify(body)).not.toContain(phone.cookie);
    expect((await ann.send('DELETE', `/v1/account/sessions/${body.sessions[0].id}`)).body).toEqual({ ended: 1 });
    expect((await laptop.get('/v1/account')).body.account).toBeNull();
    expect((await phone.get('/v1/account')).body.account).not.toBeNull();
    expect((await ann.send('DELETE', '/v1/account/sessions')).body).toEqual({ ended: 1 });
    expect((await phone.get('/v1/account')).body.account).toBeNull();
    expect((await ann.get('/v1/account')).body.account.name).toBe('Ann');
  });

  test("nobody ends another's", async () => {
    const [ann, bob] = [await world.signedUp('Ann'), await world.signedUp('Bob')];
    const { body } = await ann.get('/v1/account/sessions');
    const ended = await bob.send('DELETE', `/v1/account/sessions/${body.sessions[0].id}`);
    expect(ended).toMatchObject(refusal(404, 'account/unknown-session'));
    expect((await ann.get('/v1/account')).body.account.name).toBe('Ann');
  });
});

describe('passwords', () => {
  test('a new one, soon after signing in, ends all other sessions', async () => {
    const ann = await world.signedUp('Ann');
    const other = world.browser();
    await other.send('POST', '/v1/account/sign-in', { name: 'Ann', password: PASSWORD });
    world.pass(16 * MINUTE);
    const late = await ann.send('PUT', '/v1/account/password', { password: 'mare & foal' });
    expect(late).toMatchObject(refusal(403, 'account/sign-in-again'));
    await ann.send('POST', '/v1/account/sign-in', { name: 'Ann', password: PASSWORD });
    expect((await ann.send('PUT', '/v1/account/password', { password: 'mare & foal' })).status).toBe(200);
    expect((await other.get('/v1/account')).body.account).toBeNull();
    expect((await ann.get('/v1/account')).body.account.name).toBe('Ann');
    expect((await other.send('POST', '/v1/account/sign-in', { name: 'Ann', password: PASSWORD })).status).toBe(401);
    expect((await other.send('POST', '/v1/account/sign-in', { name: 'Ann', password: 'mare & foal' })).status).toBe(
      200,
    );
  });

  test('it may not be the name, nor a common one', async () => {
    const ann = await world.signedUp('Annabella');
    for (const [password, code] of [
      ['annabe11a', 'account/password-is-name'],
      ['password123', 'account/password-common'],
    ]) {
      expect(await ann.send('PUT', '/v1/account/password', { password })).toMatchObject(refusal(400, code ?? ''));
    }
  });
});
