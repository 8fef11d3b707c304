import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { makeTree } from './bad-tree.mjs';
import { ROOT } from './run.mjs';

const READY = /^Hippodrome is ready: http:\/\/localhost:(\d+)\n$/;

/** A project like ours, whose build does what the test says; the server in it is the real one. @param {string} build */
function startProject(build) {
  const nothingLocked = JSON.stringify({ packages: {} });
  const root = makeTree({
    'package.json': JSON.stringify({ type: 'module', scripts: { build } }),
    'package-lock.json': nothingLocked,
    'node_modules/.package-lock.json': nothingLocked,
    'page.html': '<!doctype html><title>Hippodrome</title>',
  });
  mkdirSync(join(root, 'scripts'));
  for (const script of ['start.mjs', 'setup.mjs', 'run.mjs']) {
    copyFileSync(join(ROOT, 'scripts', script), join(root, 'scripts', script));
  }
  mkdirSync(join(root, 'node_modules', '@hippodrome'));
  symlinkSync(join(ROOT, 'packages', 'server'), join(root, 'node_modules', '@hippodrome', 'server'));
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    env: { ...process.env, HOST: '', PORT: '0' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, errors: text(child.stderr) };
}

test('builds, says on one line that it is ready, serves the page, and ends when told to', async () => {
  const { child, errors } = startProject(
    'mkdir -p packages/web/dist && cp page.html packages/web/dist/index.html && echo ok',
  );
  const ready = String((await once(child.stdout, 'data'))[0]);
  expect(ready).toMatch(READY);
  const page = await fetch(`http://localhost:${READY.exec(ready)?.[1]}/`);
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
