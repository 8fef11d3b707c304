/** Passkeys through the API, with a device made of software. */
import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { BASE_URL, MINUTE } from '../../account/world.test-helper.js';
import { type ApiWorld, createApiWorld, PASSWORD } from '../api-world.test-helper.js';
import { createAuthenticator, type Faults } from '../authenticator.test-helper.js';
import type { Browser } from '../browser.test-helper.js';

const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

let world: ApiWorld;
beforeEach(async () => {
  world = await createApiWorld();
});

const begin = async (one: Browser, path: string, body?: object) =>
  (await one.send('POST', `/v1/account/passkeys${path}/begin`, body)).body;
const add = async (one: Browser, device = createAuthenticator(BASE_URL), faults: Faults = {}) => {
  const { ticket, options } = await begin(one, '');
  return one.send('POST', '/v1/account/passkeys', { ticket, label: 'phone', response: device.create(options, faults) });
};
const signIn = async (one: Browser, device = createAuthenticator(BASE_URL), faults: Faults = {}) => {
  const { ticket, options } = await begin(one, '/sign-in');
  return one.send('POST', '/v1/account/passkeys/sign-in', { ticket, response: device.get(options, faults) });
};

test('a passkey is added and opens the account without a name', async () => {
  const ann = await world.signedUp('Ann');
  const device = createAuthenticator(BASE_URL);
  expect(await add(ann, device)).toMatchObject({
    status: 201,
    body: { passkey: { id: device.id, label: 'phone', usedAt: null } },
  });
  const other = world.browser();
  expect(await signIn(other, device)).toMatchObject({ status: 200, body: { account: { name: 'Ann' } } });
  expect((await other.get('/v1/account')).body.account.name).toBe('Ann');
  expect((await ann.get('/v1/account/passkeys')).body.passkeys).toMatchObject([
    { id: device.id, usedAt: world.context.now() },
  ]);
});

test('what the browser is asked for names the site and the keys that are known', async () => {
  const ann = await world.signedUp('Ann');
  const device = createAuthenticator(BASE_URL);
  await add(ann, device);
  const { options } = await begin(ann, '');
  expect(options).toMatchObject({
    rp: { name: 'Hippodrome', id: 'chess.example' },
    user: { name: 'Ann' },
    excludeCredentials: [{ id: device.id }],
    authenticatorSelection: { residentKey: 'required' },
    attestation: 'none',
  });
  const request = await begin(world.browser(), '/sign-in');
  expect(request.options).toMatchObject({ rpId: 'chess.example' });
  expect(request.options.allowCredentials).toBeUndefined();
});

test('somebody signs up with a passkey and no password; the guest becomes the member', async () => {
  const ann = world.browser();
  const { body } = await ann.send('POST', '/v1/account/guest');
  const device = createAuthenticator(BASE_URL);
  const { ticket, options } = await begin(ann, '/sign-up', { name: 'Ann' });
  const answer = { name: 'Ann', ticket, label: 'phone', response: device.create(options) };
  expect(await ann.send('POST', '/v1/account/passkeys/sign-up', answer)).toMatchObject({
    status: 201,
    body: { account: { id: body.account.id, kind: 'member', name: 'Ann' } },
  });
  expect((await signIn(world.browser(), device)).body.account.id).toBe(body.account.id);
  const wrong = await world.browser().send('POST', '/v1/account/sign-in', { name: 'Ann', password: PASSWORD });
  expect(wrong.body.error.code).toBe('account/wrong-password');
  const last = await ann.send('DELETE', `/v1/account/passkeys/${device.id}`);
  expect([last.status, last.body.error.code]).toEqual([409, 'account/last-way-in']);
  expect((await ann.send('PUT', '/v1/account/password', { password: PASSWORD })).status).toBe(200);
  expect((await ann.send('DELETE', `/v1/account/passkeys/${device.id}`)).body).toEqual({ removed: true });
  expect((await signIn(world.browser(), device)).body.error.code).toBe('account/passkey-refused');
});

test('a key that is known makes no second account, and the name stays free', async () => {
  const device = createAuthenticator(BASE_URL);
  await add(await world.signedUp('Ann'), device);
  const bob = world.browser();
  const { ticket, options } = await begin(bob, '/sign-up', { name: 'Bob' });
  const answer = { name: 'Bob', ticket, label: 'phone', response: device.create(options) };
  const refused = await bob.send('POST', '/v1/account/passkeys/sign-up', answer);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'account/passkey-known']);
  expect((await add(await world.signedUp('Bob'), device)).body.error.code).toBe('account/passkey-known');
});

test.each<[string, Faults]>([
  ['another site', { origin: 'https://evil.example' }],
  ["another site's key", { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'AAAA' }],
  ['nobody present', { userPresent: false }],
])('an answer with %s is refused', async (_, faults) => {
  const ann = await world.signedUp('Ann');
  const device = createAuthenticator(BASE_URL);
  expect(await add(ann, device, faults)).toMatchObject({
    status: 401,
    body: { error: { code: 'account/passkey-refused' } },
  });
  await add(ann, device);
  const one = world.browser();
  expect(await signIn(one, device, faults)).toMatchObject({
    status: 401,
    body: { error: { code: 'account/passkey-refused' } },
  });
  expect((await one.get('/v1/account')).body.account).toBeNull();
});

test('another key and a counter that goes back are refused', async () => {
  const device = createAuthenticator(BASE_URL);
  await add(await world.signedUp('Ann'), device, { counter: 7 });
  expect((await signIn(world.browser(), device, { key: otherKey, counter: 8 })).status).toBe(401);
  expect((await signIn(world.browser(), device, { counter: 9 })).status).toBe(200);
  expect((await signIn(world.browser(), device, { counter: 9 })).status).toBe(401);
  expect((await signIn(world.browser(), createAuthenticator(BASE_URL))).status).toBe(401);
});

test('an answer is good once, for ten minutes, and for whoever asked', async () => {
  const ann = await world.signedUp('Ann');
  const device = createAuthenticator(BASE_URL);
  const bob = await world.signedUp('Bob');
  const { ticket: hers, options } = await begin(ann, '');
  const stolen = await bob.send('POST', '/v1/account/passkeys', {
    ticket: hers,
    label: 'x',
    response: device.create(options),
  });
  expect(stolen.body.error.code).toBe('account/passkey-refused');
  await add(ann, device);

  const { ticket, options: request } = await begin(world.browser(), '/sign-in');
  const response = device.get(request);
  expect((await world.browser().send('POST', '/v1/account/passkeys/sign-in', { ticket, response })).status).toBe(200);
  expect((await world.browser().send('POST', '/v1/account/passkeys/sign-in', { ticket, response })).status).toBe(401);

  const late = await begin(world.browser(), '/sign-in');
  world.pass(10 * MINUTE);
  const answer = { ticket: late.ticket, response: device.get(late.options) };
  expect((await world.browser().send('POST', '/v1/account/passkeys/sign-in', answer)).status).toBe(401);
});

test('an account has ten passkeys at most, and adding one takes a fresh session', async () => {
  const ann = await world.signedUp('Ann');
  for (let number = 0; number < 10; number++) expect((await add(ann)).status).toBe(201);
  expect((await begin(ann, '')).error.code).toBe('account/too-many-passkeys');
  world.pass(15 * MINUTE);
  expect((await begin(ann, '')).error.code).toBe('account/sign-in-again');
});
