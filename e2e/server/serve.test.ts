/** The server as a process: what scripts, service managers and people at a terminal see of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const LAUNCHER = fileURLToPath(new URL('../../packages/cli/bin/hippodrome.js', import.meta.url));
const READY = /^Hippodrome is ready: (http:\/\/localhost:\d+)\n$/;

interface Started {
  readonly child: ChildProcess;
  /** All of stdout and stderr, once the process has ended. */
  readonly output: Promise<string>;
  readonly errors: Promise<string>;
}

function start(environment: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, [LAUNCHER, 'serve'], { env: { ...process.env, HOST: '', ...environment } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output: text(child.stdout), errors: text(child.stderr) };
}

/** @returns the address in the ready line */
async function ready(child: ChildProcess): Promise<string> {
  const line = String((await once(child.stdout as NodeJS.ReadableStream, 'data'))[0]);
  expect(line).toMatch(READY);
  return READY.exec(line)?.[1] ?? '';
}

async function exitCode(child: ChildProcess): Promise<unknown> {
  return child.exitCode ?? (await once(child, 'exit'))[0];
}

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
  [{ HOST: 'http://localhost' }, /^input:1:1: HOST is "http:\/\/localhost"; .*\[server\/bad-host\]\n$/],
])('%o is refused with exit code 1', async (environment, message) => {
  const { child, errors } = start(environment);
  expect(await exitCode(child)).toBe(1);
  expect(await errors).toMatch(message);
});
