import { connect } from 'node:net';
import { expectOk } from '@hippodrome/rules';
import { expect, onTestFinished, test } from 'vitest';
import { type RunningServer, serve } from './serve.js';
import { PAGE, temporarySite } from './temporary-site.test-helper.js';

const HERE = { host: '127.0.0.1', port: 0 };

async function running(): Promise<RunningServer> {
  const server = expectOk(await serve({ ...HERE, webRoot: temporarySite() }));
  onTestFinished(() => server.close());
  return server;
}

test('the page is served on the port that was found', async () => {
  const { port } = await running();
  expect(port).toBeGreaterThan(0);
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(await response.text()).toBe(PAGE);
});

test('dots in a path as it comes over the wire lead nowhere', async () => {
  const { port } = await running();
  const socket = connect(port, '127.0.0.1');
  socket.end('GET /../secret.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});

test('a port in use, or one that this machine lacks, is a problem and not an exception', async () => {
  const { port } = await running();
  const webRoot = temporarySite();
  expect(await serve({ host: '127.0.0.1', port, webRoot })).toMatchObject({
    ok: false,
    problems: [{ code: 'server/port-taken', message: expect.stringContaining(`PORT is ${port}`) }],
  });
  expect(await serve({ host: '192.0.2.1', port: 0, webRoot })).toMatchObject({
    ok: false,
    problems: [{ code: 'server/unknown-host', message: expect.stringContaining('HOST is 192.0.2.1') }],
  });
});

test('without a page nothing listens', async () => {
  expect(await serve({ ...HERE, webRoot: temporarySite({}) })).toMatchObject({
    ok: false,
    problems: [{ code: 'server/no-page' }],
  });
});

test('closing ends idle connections at once and silent ones soon', async () => {
  const server = await running();
  await (await fetch(`http://127.0.0.1:${server.port}/`)).text();
  const silent = connect(server.port, '127.0.0.1');
  await new Promise((resolve) => silent.once('connect', resolve));
  const ended = new Promise((resolve) => silent.once('close', resolve));
  const start = performance.now();
  await server.close();
  await ended;
  expect(performance.now() - start).toBeLessThan(1000);
  await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow('fetch failed');
});
