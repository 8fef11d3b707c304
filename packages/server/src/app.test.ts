import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expectOk } from '@hippodrome/rules';
import type { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createApp } from './app.js';
import { readSite } from './site.js';
import { LONG_SCRIPT, PAGE, SCRIPT, SECRET, temporarySite } from './temporary-site.test-helper.js';

async function app(): Promise<Hono> {
  return createApp({ site: expectOk(await readSite(temporarySite())) });
}

const encoded = (encoding: string) => ({ headers: { 'Accept-Encoding': encoding } });

test.each(['/', '/assets/style-Ab_d-012.css', '/nowhere', '/health'])(
  '%s comes with the headers that isolate and restrict',
  async (path) => {
    const { headers } = await (await app()).request(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy':
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
        "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
        'midi=(), payment=(), usb=()',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers.has('Strict-Transport-Security')).toBe(false);
    expect(headers.has('X-Powered-By')).toBe(false);
  },
);

test.each([
  ['/', 'text/html; charset=utf-8'],
  [SCRIPT, 'text/javascript; charset=utf-8'],
  ['/assets/style-Ab_d-012.css', 'text/css; charset=utf-8'],
  ['/assets/core-0a1b2c3d.wasm', 'application/wasm'],
  ['/assets/knight-0a1b2c3d.svg', 'image/svg+xml; charset=utf-8'],
  ['/assets/pieces-0a1b2c3d.woff2', 'font/woff2'],
  ['/app.webmanifest', 'application/manifest+json'],
  ['/notation.unheard', 'application/octet-stream'],
  ['/two%20words.txt', 'text/plain; charset=utf-8'],
])('%s is of type %s', async (path, type) => {
  const response = await (await app()).request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(type);
});

test('the page is asked about each time, what is named by its contents is kept for good', async () => {
  const server = await app();
  const cacheOf = async (path: string) => (await server.request(path)).headers.get('Cache-Control');
  expect(await cacheOf('/')).toBe('no-cache');
  expect(await cacheOf('/favicon.svg')).toBe('no-cache');
  expect(await cacheOf(SCRIPT)).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/assets/none-0a1b2c3d.js')).toBe('no-cache');
});

test('a visitor who has the file already gets a 304 without it', async () => {
  const server = await app();
  const tag = (await server.request('/')).headers.get('ETag') ?? '';
  expect(tag).toMatch(/^"[\w-]+"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await server.request('/', { headers: { 'If-None-Match': known } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('ETag')).toBe(tag);
    expect(again.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  }
  expect((await server.request('/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br;q=0', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
])('a browser that takes %s gets %s', async (wanted, given) => {
  const response = await (await app()).request(SCRIPT, encoded(wanted));
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('Content-Encoding')).toBe(given);
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  expect(response.headers.get('Content-Length')).toBe(String(body.length));
  expect(String(given === 'br' ? brotliDecompressSync(body) : gunzipSync(body))).toBe(LONG_SCRIPT);
});

test.each(['', 'identity', 'deflate', 'br;q=0'])('a browser that takes %j gets the file as it is', async (wanted) => {
  const response = await (await app()).request(SCRIPT, encoded(wanted));
  expect(response.headers.has('Content-Encoding')).toBe(false);
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(LONG_SCRIPT);
});

test('each encoding has a tag of its own', async () => {
  const server = await app();
  const tags = ['br', 'gzip', 'identity'].map(async (wanted) =>
    (await server.request(SCRIPT, encoded(wanted))).headers.get('ETag'),
  );
  expect(new Set(await Promise.all(tags)).size).toBe(3);
});

test('what is small or compressed already is left as it is', async () => {
  const server = await app();
  for (const path of ['/', '/assets/pieces-0a1b2c3d.woff2']) {
    const { headers } = await server.request(path, encoded('br'));
    expect(headers.has('Content-Encoding')).toBe(false);
    expect(headers.has('Vary')).toBe(false);
  }
});

test.each(['/', SCRIPT, '/nowhere', '/health'])('HEAD %s is GET without the contents', async (path) => {
  const server = await app();
  const get = await server.request(path, encoded('br'));
  const head = await server.request(path, { method: 'HEAD', ...encoded('br') });
  expect(head.status).toBe(get.status);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  expect(await head.text()).toBe('');
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('%s is not allowed', async (method) => {
  const server = await app();
  for (const path of ['/', '/health', '/nowhere']) {
    const response = await server.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  }
});

test('an address that leads nowhere gets a page that says so', async () => {
  const response = await (await app()).request('/nowhere');
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(await response.text()).toContain('Hippodrome');
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '//secret.txt',
  '/%2fetc%2fpasswd',
  '/index.html%00.js',
  '/%00',
  '/secret.txt%00',
  '/linked.txt',
  '/linked/secret.txt',
  '/.vite/manifest.json',
  '/%',
  '/%c0%ae%c0%ae/secret.txt',
  '/%ff',
  '/__proto__',
  '/constructor',
  '/assets',
  '/assets/',
])('%s leads nowhere', async (path) => {
  const response = await (await app()).request(`http://localhost${path}`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain(SECRET);
});

test('a folder with a page of its own shows it', async () => {
  expect(await (await (await app()).request('/guide/')).text()).toContain('Guide');
});

test('a question mark changes nothing', async () => {
  expect(await (await (await app()).request('/?game=x#board')).text()).toBe(PAGE);
});

test('/health answers and is never kept', async () => {
  const response = await (await app()).request('/health');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});
