/** The program `hippodrome serve` as a process that a test starts, asks and ends. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';

const LAUNCHER = fileURLToPath(new URL('../../packages/cli/bin/hippodrome.js', import.meta.url));
export const READY = /^Hippodrome is ready: (http:\/\/localhost:\d+)\n$/;

export interface Started {
  readonly child: ChildProcess;
  /** All of stdout and stderr, once the process has ended. */
  readonly output: Promise<string>;
  readonly errors: Promise<string>;
}

export function start(environment: Readonly<Record<string, string>>): Started {
  // The runner of tests has a BASE_URL of its own.
  const env = { ...process.env, HOST: '', BASE_URL: '', HIPPODROME_DATA: temporaryFolder(), ...environment };
  const child = spawn(process.execPath, [LAUNCHER, 'serve'], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output: text(child.stdout), errors: text(child.stderr) };
}

/** Another command of the program, waited for. */
export function hippodrome(environment: Readonly<Record<string, string>>, ...args: readonly string[]) {
  return spawnSync(process.execPath, [LAUNCHER, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @returns the address in the ready line */
export async function ready(child: ChildProcess): Promise<string> {
  const line = String((await once(child.stdout as NodeJS.ReadableStream, 'data'))[0]);
  expect(line).toMatch(READY);
  return READY.exec(line)?.[1] ?? '';
}

export async function exitCode(child: ChildProcess): Promise<unknown> {
  return child.exitCode ?? (await once(child, 'exit'))[0];
}

/** A port that nobody listens on now, for a server that is to come back at the same address. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
