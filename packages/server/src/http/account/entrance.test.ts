/** Being a guest, signing up, in and out. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createPasswords } from '../../account/password.js';
import { DAY, MINUTE } from '../../account/world.test-helper.js';
import { createApi } from '../api.js';
import { type ApiWorld, createApiWorld, PASSWORD, refusal } from '../api-world.test-helper.js';
import { type Browser, COOKIE } from '../browser.test-helper.js';
import { gamesOf } from '../games.test-helper.js';

let world: ApiWorld;
beforeEach(async () => {
  world = await createApiWorld();
});

describe('guests', () => {
  test('a visitor is nobody until they want to play, then a guest, and stays the same one', async () => {
    const ann = world.browser();
    expect(await ann.get('/v1/account')).toMatchObject({ status: 200, body: { account: null } });
    expect(ann.cookie).toBe('');
    const { status, body, headers } = await ann.send('POST', '/v1/account/guest');
    expect(status).toBe(201);
    expect(body.account).toMatchObject({ kind: 'guest', name: null, email: null, closed: null });
    expect(headers.get('Set-Cookie')).toMatch(
      new RegExp(`^${COOKIE}=[\\w-]{43}; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax$`),
    );
    expect(JSON.stringify(body)).not.toContain(ann.cookie);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect((await ann.send('POST', '/v1/account/guest')).body).toEqual(body);
    expect((await ann.get('/v1/account')).body).toEqual(body);
  });

  test('without TLS the cookie has a plain name and is not bound to it', async () => {
    const plain = createApi({
      accounts: world.context,
      games: gamesOf(world),
      baseUrl: undefined,
      log: () => undefined,
    });
    const headers = { Origin: 'http://localhost:4040', Host: 'localhost:4040' };
    const response = await plain.request('http://localhost:4040/v1/account/guest', { method: 'POST', headers });
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^hippodrome=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('a guest who comes back within three months is the same; the cookie is written once an hour', async () => {
    const ann = world.browser();
    const { body } = await ann.send('POST', '/v1/account/guest');
    world.pass(59 * MINUTE);
    expect((await ann.get('/v1/account')).headers.get('Set-Cookie')).toBeNull();
    for (const days of [89, 89, 89]) {
      world.pass(days * DAY);
      const again = await ann.get('/v1/account');
      expect(again.body).toEqual(body);
      expect(again.headers.get('Set-Cookie')).toContain(`${COOKIE}=${ann.cookie}; Max-Age=7776000;`);
    }
    world.pass(90 * DAY);
    expect((await ann.get('/v1/account')).body).toEqual({ account: null });
  });

  test('from one address come so many guests in an hour', async () => {
    const outcomes = [];
    for (let number = 0; number < 61; number++)
      outcomes.push((await world.browser().send('POST', '/v1/account/guest')).status);
    expect(outcomes.indexOf(429)).toBe(60);
    const elsewhere = await world
      .browser()
      .send('POST', '/v1/account/guest', undefined, { 'X-Forwarded-For': '192.0.2.7' });
    expect(elsewhere.status).toBe(201);
  });
});

describe('signing up', () => {
  test('the guest becomes the member: the same account, another cookie', async () => {
    const ann = world.browser();
    const { body: guest } = await ann.send('POST', '/v1/account/guest');
    const before = ann.cookie;
    const { status, body } = await ann.send('POST', '/v1/account/sign-up', { name: 'Ann', password: PASSWORD });
    expect(status).toBe(201);
    expect(body.account).toEqual({ ...guest.account, kind: 'member', name: 'Ann' });
    expect(ann.cookie).not.toBe(before);
    expect((await ann.get('/v1/account')).body.account.name).toBe('Ann');
    const thief = Object.assign(world.browser(), { cookie: before });
    expect((await thief.get('/v1/account')).body).toEqual({ account: null });
  });

  test('all that is wrong with name and password is said at once', async () => {
    const { status, body } = await world
      .browser()
      .send('POST', '/v1/account/sign-up', { name: 'Zoë', password: 'short' });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'account/name-character', line: 1, column: 3 });
    expect(body.error.problems.map(({ code }: { code: string }) => code)).toEqual([
      'account/name-character',
      'account/password-length',
    ]);
  });

  test('a name that looks like one that is taken is taken, and the guest stays a guest', async () => {
    await world.signedUp('Corner');
    const bob = world.browser();
    await bob.send('POST', '/v1/account/guest');
    const taken = await bob.send('POST', '/v1/account/sign-up', { name: 'c0mer', password: PASSWORD });
    expect(taken).toMatchObject(refusal(409, 'account/name-taken'));
    expect((await bob.get('/v1/account')).body.account).toMatchObject({ kind: 'guest', name: null });
  });

  test('who has an account signs out first', async () => {
    const ann = await world.signedUp('Ann');
    const again = await ann.send('POST', '/v1/account/sign-up', { name: 'Anna', password: PASSWORD });
    expect(again).toMatchObject(refusal(409, 'account/signed-in'));
  });
});

describe('signing in and out', () => {
  const signIn = (one: Browser, name: string, password = PASSWORD, more = {}) =>
    one.send('POST', '/v1/account/sign-in', { name, password, ...more });

  test('by name in any spelling and password; signing out ends the session everywhere', async () => {
    const { id } = await world.signedUp('Ann');
    const other = world.browser();
    expect(await signIn(other, 'ANN')).toMatchObject({ status: 200, body: { account: { id, name: 'Ann' } } });
    const cookie = other.cookie;
    const { body, headers } = await other.send('POST', '/v1/account/sign-out');
    expect(body).toEqual({ account: null });
    expect(headers.get('Set-Cookie')).toContain('Max-Age=0');
    const replay = Object.assign(world.browser(), { cookie });
    expect((await replay.get('/v1/account')).body).toEqual({ account: null });
  });

  test('a wrong password, an unknown name and an account without a password are answered alike', async () => {
    await world.signedUp('Ann');
    const answers = [
      await signIn(world.browser(), 'Ann', 'hose & rider'),
      await signIn(world.browser(), 'Nobody1', PASSWORD),
    ];
    expect(answers[0]).toMatchObject(refusal(401, 'account/wrong-password'));
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await signIn(world.browser(), 'Ann', PASSWORD.padEnd(256))).toMatchObject(
      refusal(401, 'account/wrong-password'),
    );
  });

  test('guessing ends after ten attempts, also with the right password, until a quarter of an hour has passed', async () => {
    await world.signedUp('Ann');
    for (let number = 0; number < 10; number++)
      expect((await signIn(world.browser(), 'Ann', `guess ${number}`)).status).toBe(401);
    expect(await signIn(world.browser(), 'Ann')).toMatchObject(refusal(429, 'server/too-many-requests'));
    world.pass(15 * MINUTE);
    expect((await signIn(world.browser(), 'Ann')).status).toBe(200);
  });

  test('who gets it right begins to count anew, and others are not locked out', async () => {
    await world.signedUp('Ann');
    for (let number = 0; number < 9; number++) await signIn(world.browser(), 'Ann', `guess ${number}`);
    expect((await signIn(world.browser(), 'Ann')).status).toBe(200);
    for (let number = 0; number < 10; number++)
      expect((await signIn(world.browser(), 'Ann', `guess ${number}`)).status).toBe(401);
    const elsewhere = await world
      .browser()
      .send(
        'POST',
        '/v1/account/sign-in',
        { name: 'Ann', password: PASSWORD },
        { 'X-Forwarded-For': '192.0.2.1, 198.51.100.2' },
      );
    expect(elsewhere.status).toBe(200);
  });

  test('a guest with games is asked before they are left behind', async () => {
    const { id } = await world.signedUp('Ann');
    const guest = world.browser();
    const { body } = await guest.send('POST', '/v1/account/guest');
    world.counts.set(body.account.id, { finished: 1, running: 2 });
    const asked = await signIn(guest, 'Ann');
    expect(asked).toMatchObject(refusal(409, 'account/guest-has-games'));
    expect(asked.body.error.message).toContain('1 finished and 2 running');
    expect((await guest.get('/v1/account')).body.account.id).toBe(body.account.id);
    const cookie = guest.cookie;
    expect((await signIn(guest, 'Ann', PASSWORD, { leaveGuest: true })).body.account.id).toBe(id);
    expect((await Object.assign(world.browser(), { cookie }).get('/v1/account')).body.account).toBeNull();
  });

  test('an old kind of password is kept anew', async () => {
    const { id } = await world.signedUp('Ann');
    const old = await createPasswords({ logN: 2, r: 1, p: 1 }).encode(PASSWORD);
    await world.store.setPassword(id, old.ok ? old.value : '');
    expect((await signIn(world.browser(), 'Ann')).status).toBe(200);
    const kept = (await world.store.password(id)) ?? '';
    expect(kept).toMatch(/^\$scrypt\$ln=1,r=1,p=1\$/);
    expect((await signIn(world.browser(), 'Ann')).status).toBe(200);
    expect(await world.store.password(id)).toBe(kept);
  });
});
