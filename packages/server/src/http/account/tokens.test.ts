/** Programs and their tokens. */
import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '../../account/world.test-helper.js';
import { type ApiWorld, createApiWorld, refusal } from '../api-world.test-helper.js';

let world: ApiWorld;
beforeEach(async () => {
  world = await createApiWorld();
});

describe('API tokens', () => {
  const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });

  test('are shown once, act for their owner within their scopes, and can be revoked', async () => {
    const ann = await world.signedUp('Ann');
    const { status, body } = await ann.send('POST', '/v1/account/tokens', { label: 'bot', scopes: ['read', 'read'] });
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^hpd_[\w-]{43}$/);
    expect(body.token).toMatchObject({ label: 'bot', scopes: ['read'], usedAt: null });
    const program = world.browser();
    expect((await program.get('/v1/account', bearer(body.secret))).body.account).toMatchObject({
      id: ann.id,
      name: 'Ann',
    });
    expect(program.cookie).toBe('');
    const { body: list } = await ann.get('/v1/account/tokens');
    expect(list.tokens).toMatchObject([{ id: body.token.id, usedAt: world.context.now() }]);
    expect(JSON.stringify(list)).not.toContain(body.secret);
    expect(await program.get('/v1/account/sessions', bearer(body.secret))).toMatchObject(
      refusal(403, 'account/token-scope'),
    );
    expect((await ann.send('DELETE', `/v1/account/tokens/${body.token.id}`)).body).toEqual({ revoked: true });
    const revoked = await program.get('/v1/account', bearer(body.secret));
    expect(revoked).toMatchObject(refusal(401, 'account/bad-token'));
    expect(revoked.headers.get('WWW-Authenticate')).toBe('Bearer');
  });

  test('a wrong token is not a visitor, even with a good cookie', async () => {
    const ann = await world.signedUp('Ann');
    for (const wrong of [
      'Bearer hpd_x',
      'Basic YTpi',
      'Bearer',
      '',
      `Bearer hpd_${'A'.repeat(43)}`,
      `Bearer ${'x'.repeat(10_000)}`,
    ]) {
      expect(await ann.get('/v1/account', { Authorization: wrong })).toMatchObject(refusal(401, 'account/bad-token'));
    }
  });

  test('without the scope to read a token does not tell whose it is', async () => {
    const ann = await world.signedUp('Ann');
    const { body } = await ann.send('POST', '/v1/account/tokens', { label: 'bot', scopes: ['play'] });
    expect((await world.browser().get('/v1/account', bearer(body.secret))).body).toEqual({ account: null });
  });

  test('are made soon after signing in, and not without end', async () => {
    const ann = await world.signedUp('Ann');
    const make = () => ann.send('POST', '/v1/account/tokens', { label: 'bot', scopes: ['play'] });
    for (let number = 0; number < 20; number++) expect((await make()).status).toBe(201);
    expect(await make()).toMatchObject(refusal(409, 'account/too-many-tokens'));
    world.pass(15 * MINUTE);
    expect(await make()).toMatchObject(refusal(403, 'account/sign-in-again'));
  });
});
