/** What the API does with requests that no page of ours makes. */
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BASE_URL, createWorld, type World } from '../account/world.test-helper.js';
import { createApp } from '../app.js';
import { type Api, createApi } from './api.js';
import { type Browser, createBrowser } from './browser.test-helper.js';
import { gamesOf } from './games.test-helper.js';

let world: World;
let api: Api;
let logged: string[];

beforeEach(async () => {
  world = await createWorld();
  logged = [];
  api = createApi({
    accounts: world.context,
    games: gamesOf(world),
    baseUrl: BASE_URL,
    log: (line) => logged.push(line),
  });
});

const browser = (): Browser => createBrowser(api);
const guest = async (): Promise<Browser> => {
  const one = browser();
  await one.send('POST', '/v1/account/guest');
  return one;
};

describe('requests from other sites', () => {
  const ask = async (headers: Record<string, string>, baseUrl: string | undefined = BASE_URL) => {
    const app = createApi({ accounts: world.context, games: gamesOf(world), baseUrl, log: () => undefined });
    return (await app.request('https://chess.example/v1/account/sign-out', { method: 'POST', headers })).status;
  };

  test.each<[number, Record<string, string>]>([
    [200, { Origin: BASE_URL }],
    [200, { Origin: BASE_URL, 'Sec-Fetch-Site': 'same-origin' }],
    [200, { 'Sec-Fetch-Site': 'same-origin' }],
    [403, {}],
    [403, { Origin: 'https://evil.example' }],
    [403, { Origin: 'https://chess.example.evil.example' }],
    [403, { Origin: 'https://evil.chess.example' }],
    [403, { Origin: 'http://chess.example' }],
    [403, { Origin: 'https://chess.example:8443' }],
    [403, { Origin: 'null' }],
    [403, { Origin: '' }],
    [403, { Origin: BASE_URL, 'Sec-Fetch-Site': 'cross-site' }],
    [403, { Origin: BASE_URL, 'Sec-Fetch-Site': 'same-site' }],
    [403, { Origin: BASE_URL, 'Sec-Fetch-Site': 'none' }],
    [403, { Referer: `${BASE_URL}/` }],
  ])('%d for %j', async (status, headers) => {
    expect(await ask(headers)).toBe(status);
  });

  test.each<[number, Record<string, string>]>([
    [200, { Host: 'localhost:4040', Origin: 'http://localhost:4040' }],
    [200, { Host: 'CLUB.example', Origin: 'https://club.example' }],
    [200, { Host: 'club.example:443', Origin: 'https://club.example' }],
    [403, { Host: 'localhost:4040', Origin: 'http://localhost:4041' }],
    [403, { Host: 'localhost:4040', Origin: 'http://127.0.0.1:4040' }],
    [403, { Host: 'localhost:4040', Origin: 'ftp://localhost:4040' }],
    [403, { Host: 'not a host', Origin: 'http://localhost:4040' }],
    [403, { Origin: 'http://localhost:4040' }],
  ])('without BASE_URL the address of the request decides: %d for %j', async (status, headers) => {
    const app = createApi({ accounts: world.context, games: gamesOf(world), baseUrl: undefined, log: () => undefined });
    const response = await app.request('/v1/account/sign-out', { method: 'POST', headers });
    expect(response.status).toBe(status);
  });

  test('every address that changes something asks for it', async () => {
    const addresses = api.routes
      .filter(({ method }) => !['GET', 'ALL'].includes(method))
      .map(({ method, path }) => ({ method, path }));
    expect(addresses.length).toBeGreaterThan(20);
    for (const { method, path } of addresses) {
      const { status, body } = await browser().send(method, path, undefined, { Origin: 'https://evil.example' });
      expect([path, status, body.error.code]).toEqual([path, 403, 'request/cross-origin']);
    }
  });

  test('a cookie does not help a request that brings a token of its own making', async () => {
    const ann = await guest();
    const { status } = await ann.send('POST', '/v1/account/sign-out', undefined, {
      Origin: 'https://evil.example',
      Authorization: 'Bearer x',
    });
    expect(status).toBe(401);
    expect((await ann.get('/v1/account')).body.account).not.toBeNull();
  });
});

describe('bodies', () => {
  const signUp = (body: unknown, headers = {}) => browser().send('POST', '/v1/account/sign-up', body, headers);

  test.each<[unknown, string[]]>([
    [{}, ['name', 'password']],
    [[], ['']],
    ['null', ['']],
    ['"text"', ['']],
    [{ name: 1, password: null }, ['name', 'password']],
    [{ name: ['Ann'], password: { $ne: '' } }, ['name', 'password']],
    [{ name: 'Ann', password: 'x'.repeat(257) }, ['password']],
    [{ name: 'x'.repeat(65), password: 'horse & rider' }, ['name']],
    [{ name: 'Ann', password: 'horse & rider', role: 'moderator' }, ['']],
    ['{"name":"Ann","password":"horse & rider","__proto__":{"role":"moderator"}}', ['']],
    ['{"name":"Ann","password":"horse & rider","constructor":{"prototype":{"x":1}}}', ['']],
  ])('%j is refused where it is wrong: %j', async (body, paths) => {
    const { status, body: answer } = await signUp(body);
    expect(status).toBe(400);
    expect(answer.error.problems.map(({ path }: { path?: string }) => path ?? '')).toEqual(paths);
    expect(answer.error.code).toBe('request/invalid');
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });

  test('broken JSON is refused with the place where it breaks', async () => {
    const { status, body } = await signUp('{\n  "name": "Ann",\n  oops\n}');
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'request/malformed', line: 3, column: 3 });
    expect((await signUp('{"name":')).body.error).toMatchObject({ code: 'request/malformed', line: 1, column: 9 });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('of type %j are refused', async (type) => {
    const answer = await signUp('{"name":"Ann","password":"horse & rider"}', { 'Content-Type': type });
    expect([answer.status, answer.body.error.code]).toEqual([415, 'request/not-json']);
  });

  test('NUL, lone surrogates and what turns text around do no harm', async () => {
    for (const text of ['\0', '\ud800', '\u202e', '\ufeff', '\r\nSet-Cookie: a=b']) {
      const { status, headers } = await signUp({ name: `Ann${text}`, password: `horse & rider${text}` });
      expect(status).toBe(400);
      expect(headers.get('Set-Cookie')).toBeNull();
    }
    const ann = browser();
    expect(
      (await ann.send('POST', '/v1/account/sign-up', { name: 'Ann', password: 'horse\0\ud800 & rider' })).status,
    ).toBe(201);
    expect((await ann.send('PATCH', '/v1/account', { bio: 'a\0b\ud800c' })).body.account.bio).toBe('abc');
  });

  test('deep nesting is refused like anything else that does not fit', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    expect((await signUp(deep)).status).toBe(400);
  });

  test('whatever JSON is sent to whatever address, the answer is a refusal with a code and nothing is noted', async () => {
    const targets = api.routes.filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
    const ann = await guest();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...targets),
        fc.jsonValue(),
        fc.webSegment(),
        async ({ method, path }, value, segment) => {
          const address = path.replaceAll(/:\w+/g, segment === '' ? 'x' : segment);
          const { status, body } = await ann.send(method, address, JSON.stringify(value));
          expect(status).toBeLessThan(500);
          if (status >= 400) expect(body.error.code).toMatch(/^[a-z-]+\/[a-z-]+$/);
        },
      ),
      { numRuns: 100 },
    );
    expect(logged).toEqual([]);
  });
});

describe('over the wire', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    const inside = await createWorld();
    const inner = createApi({
      accounts: inside.context,
      games: gamesOf(inside),
      baseUrl: BASE_URL,
      log: (line) => logged.push(line),
    });
    server = createAdaptorServer({ fetch: createApp({ site: new Map(), api: inner }).fetch }) as Server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  /** Writes and reads whatever comes back until the other side ends. */
  const wire = (...chunks: readonly string[]): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (data) => {
        answer += String(data);
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(answer));
      for (const chunk of chunks) socket.write(chunk);
    });
  const head = (more: string) =>
    `POST /api/v1/account/sign-up HTTP/1.1\r\nHost: x\r\nConnection: close\r\nOrigin: ${BASE_URL}\r\nContent-Type: application/json\r\n${more}\r\n`;

  test('ten megabytes are refused by what they announce, and by what comes unannounced', async () => {
    const big = `"${'x'.repeat(10 * 1024 * 1024)}"`;
    const announced = await fetch(`http://127.0.0.1:${port}/api/v1/account/sign-up`, {
      method: 'POST',
      headers: { Origin: BASE_URL, 'Content-Type': 'application/json' },
      body: big,
    });
    expect(announced.status).toBe(413);
    expect(await announced.json()).toMatchObject({ error: { code: 'request/too-large' } });
    const size = (100_000).toString(16);
    const chunked = await wire(
      head('Transfer-Encoding: chunked\r\n'),
      `${size}\r\n${'x'.repeat(100_000)}\r\n0\r\n\r\n`,
    );
    expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
  });

  test.each([
    ['a name with line ends in a header', head('Cookie: __Host-hippodrome=a\r\n b\r\n')],
    ['two lengths', head('Content-Length: 2\r\nContent-Length: 3\r\n')],
    ['length and chunks', head('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n')],
    ['no such method', head('').replace('POST', 'P0ST')],
    ['a NUL in the path', head('').replace('sign-up', 'sign\0up')],
    ['nothing but noise', '\x16\x03\x01\x02\0\x01\0\x01\xfc\r\n\r\n'],
  ])('%s', async (_, text) => {
    expect(await wire(text)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('a cookie of a megabyte is too much, a hundred cookies are not', async () => {
    expect(await wire(head(`Cookie: __Host-hippodrome=${'x'.repeat(1024 * 1024)}\r\n`))).toMatch(/^HTTP\/1\.1 431 /);
    const many = Array.from({ length: 100 }, (_, number) => `c${number}=__proto__`).join('; ');
    expect(await wire(head(`Cookie: ${many}\r\nContent-Length: 0\r\n`))).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('the address of who asks is the one of the connection', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}/api/v1/account/guest`, {
        method: 'POST',
        headers: { Origin: BASE_URL, ...headers },
      });
    for (let number = 0; number < 60; number++) expect((await ask({})).status).toBe(201);
    expect((await ask({})).status).toBe(429);
    expect((await ask({ 'X-Forwarded-For': '2001:db8::1' })).status).toBe(201);
  });

  test('what is not there is said in JSON, with the headers that every answer has', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/nothing`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'server/no-such-address' } });
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  test('the server still answers', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/account`);
    expect(await response.json()).toEqual({ account: null });
    expect(logged).toEqual([]);
  });
});

describe('our own mistakes', () => {
  test('are answered without a word about them, and noted without what was sent', async () => {
    const broken = {
      ...world.context,
      store: {
        ...world.store,
        accountByName: async () => {
          throw new Error('select * from account');
        },
      },
    };
    const app = createApi({
      accounts: broken,
      games: gamesOf(world),
      baseUrl: BASE_URL,
      log: (line) => logged.push(line),
    });
    const one = createBrowser(app);
    const { status, body } = await one.send('POST', '/v1/account/sign-in', { name: 'Ann', password: 'horse & rider' });
    expect([status, body.error.code]).toEqual([500, 'server/internal']);
    expect(JSON.stringify(body)).not.toContain('select');
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/^POST \/v1\/account\/sign-in: Error: select \* from account\n/);
    expect(logged[0]).not.toContain('horse');
  });

  test('what is not there is said in JSON', async () => {
    for (const path of ['/', '/v1', '/v1/nothing', '/v1/account/nothing', '/v2/account', '/v1/users/']) {
      const { status, body } = await browser().get(path);
      expect([path, status, body.error.code]).toEqual([path, 404, 'server/no-such-address']);
    }
  });
});
