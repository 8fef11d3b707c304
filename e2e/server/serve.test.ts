/** The server as a process: what scripts, service managers and people at a terminal see of it. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { exitCode, hippodrome, READY, ready, start, temporaryFolder } from './process.js';

test('says once that it is ready, and serves the built page', async () => {
  const { child, output, errors } = start({ PORT: '0' });
  const address = await ready(child);
  const page = await fetch(address);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Hippodrome');
  expect(page.headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
  child.kill('SIGTERM');
  expect(await output).toMatch(READY);
  expect(await errors).toBe('');
});

test('everything that the page refers to is there', async () => {
  const { child } = start({ PORT: '0' });
  const address = await ready(child);
  const page = await (await fetch(address)).text();
  const references = [...page.matchAll(/(?:src|href)="(\.\/[^"]+)"/g)].map((match) => match[1] as string);
  expect(references.length).toBeGreaterThan(1);
  for (const reference of references) {
    const response = await fetch(new URL(reference, address));
    expect.soft(response.status, reference).toBe(200);
    expect.soft(response.headers.get('Content-Type'), reference).not.toContain('octet-stream');
  }
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends it within a second, though a browser keeps its connection',
  async (signal) => {
    const { child } = start({ PORT: '0' });
    await (await fetch(await ready(child), { headers: { Connection: 'keep-alive' } })).text();
    const begin = performance.now();
    child.kill(signal);
    expect(await exitCode(child)).toBe(0);
    expect(performance.now() - begin).toBeLessThan(1000);
  },
);

test('a port that is taken is named, with exit code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { child, output, errors } = start({ PORT: String(port) });
  expect(await exitCode(child)).toBe(1);
  expect(await errors).toMatch(new RegExp(`^input:1:1: PORT is ${port}, .*\\[server/port-taken\\]\\n$`));
  expect(await output).toBe('');
});

test.each([
  [{ PORT: 'http' }, /^input:1:1: PORT is "http"; .*\[server\/bad-port\]\n$/],
  [{ BASE_URL: 'chess.example', SMTP_URL: 'x' }, /\[server\/bad-base-url\]\n.*\[server\/bad-smtp-url\]\n$/],
  [{ HOST: 'http://localhost' }, /^input:1:1: HOST is "http:\/\/localhost"; .*\[server\/bad-host\]\n$/],
])('%o is refused with exit code 1', async (environment, message) => {
  const { child, errors } = start(environment);
  expect(await exitCode(child)).toBe(1);
  expect(await errors).toMatch(message);
});

test('who has signed up is known again after a restart, and can be made a moderator meanwhile', async () => {
  const HIPPODROME_DATA = temporaryFolder();
  const first = start({ PORT: '0', HIPPODROME_DATA });
  const address = await ready(first.child);
  const made = await fetch(`${address}/api/v1/account/sign-up`, {
    method: 'POST',
    headers: { Origin: address, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ann', password: 'horse & rider' }),
  });
  expect(made.status).toBe(201);
  const [cookie = ''] = made.headers.getSetCookie();
  first.child.kill('SIGTERM');
  expect(await exitCode(first.child)).toBe(0);

  const second = start({ PORT: '0', HIPPODROME_DATA });
  const again = await fetch(`${await ready(second.child)}/api/v1/account`, {
    headers: { Cookie: cookie.split(';')[0] ?? '' },
  });
  expect(await again.json()).toMatchObject({ account: { name: 'Ann', kind: 'member' } });

  const appoint = (name: string) => hippodrome({ HIPPODROME_DATA }, 'moderator', name);
  expect(appoint('ann')).toMatchObject({ status: 0, stdout: 'Ann is a moderator now\n', stderr: '' });
  expect(appoint('Bob')).toMatchObject({ status: 1, stderr: 'input:1:1: nobody has this name [account/unknown]\n' });
});
