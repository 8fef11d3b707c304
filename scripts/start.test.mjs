import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { makeTree } from './bad-tree.mjs';
import { ROOT } from './run.mjs';

const READY = /^Hippodrome is ready: http:\/\/localhost:(\d+)\n$/;

/** The shortest build of a page. */
const BUILD = 'mkdir -p packages/web/dist && cp page.html packages/web/dist/index.html && echo ok';

/**
 * Starts a project like ours, whose build does what the test says; the server in it is the real one.
 * @param {string} build @param {readonly [string, ...string[]]} command
 */
function startProject(build, [program, ...args] = [process.execPath, 'scripts/start.mjs']) {
  const nothingLocked = JSON.stringify({ packages: {} });
  const root = makeTree({
    'package.json': JSON.stringify({ type: 'module', scripts: { build, start: 'node scripts/start.mjs' } }),
    'package-lock.json': nothingLocked,
    'node_modules/.package-lock.json': nothingLocked,
    'page.html': '<!doctype html><title>Hippodrome</title>',
    'variants/chess.md': '',
  });
  mkdirSync(join(root, 'scripts'));
  for (const script of ['start.mjs', 'setup.mjs', 'run.mjs']) {
    copyFileSync(join(ROOT, 'scripts', script), join(root, 'scripts', script));
  }
  mkdirSync(join(root, 'node_modules', '@hippodrome'));
  symlinkSync(join(ROOT, 'packages', 'server'), join(root, 'node_modules', '@hippodrome', 'server'));
  // The runner of tests has a BASE_URL of its own.
  const environment = { ...process.env, HOST: '', PORT: '0', BASE_URL: '', npm_lifecycle_event: undefined };
  const child = spawn(program, args, { cwd: root, env: environment, detached: true });
  onTestFinished(() => endGroup(child));
  return { child, errors: text(child.stderr) };
}

/** Ends the process and all that it has started. @param {import('node:child_process').ChildProcess} child */
function endGroup(child) {
  try {
    process.kill(-(/** @type {number} */ (child.pid)), 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}

/** @param {import('node:child_process').ChildProcessWithoutNullStreams} child @returns {Promise<string>} its address */
async function ready(child) {
  const line = String((await once(child.stdout, 'data'))[0]);
  expect(line).toMatch(READY);
  return `http://localhost:${READY.exec(line)?.[1]}/`;
}

test('builds, says on one line that it is ready, serves the page, and ends when told to', async () => {
  const { child, errors } = startProject(BUILD);
  const page = await fetch(await ready(child));
  expect(await page.text()).toContain('Hippodrome');
  const rest = text(child.stdout);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
  expect(await rest).toBe('');
  expect(await errors).toContain('Building');
});

test('does not start on a failed build', async () => {
  const { child, errors } = startProject('echo broken >&2 && false');
  const output = text(child.stdout);
  expect((await once(child, 'exit'))[0]).toBe(1);
  expect(await output).toBe('');
  expect(await errors).toMatch(/broken.*failed: `npm run --silent build`/s);
});

test('ends with the npm that started it', async () => {
  const { child } = startProject(BUILD, ['npm', 'start', '--silent']);
  const address = await ready(child);
  child.kill('SIGTERM');
  // The server holds the other end of this stream: it ends when the server has.
  expect(await text(child.stdout)).toBe('');
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
