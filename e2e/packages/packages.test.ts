/** The packages in a fresh project: installed from what `npm pack` makes, with types, in Node and in a page that Vite has built. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCore } from '@hippodrome/core';
import { expectOk, startPosition } from '@hippodrome/rules';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from '../../bench/src/support/chromium.js';
import { documentOf, rulesOf } from '../../bench/src/support/shipped.js';
import { hostStatically } from '../support/static-host.js';
import { createFreshProject, type FreshProject, ROOT } from './fresh-project.js';

const [GAME, PARENT] = ['nightrider', 'chess'];
const FOUND = /^specialised \d+ [a-h][1-8][a-h][1-8]$/;

let project: FreshProject;
let inNode: string;

beforeAll(() => {
  project = createFreshProject();
  project.run(join(ROOT, 'node_modules/.bin/tsc'), '-p', '.');
}, 120_000);
afterAll(() => project.remove());

test('types are there, and the program finds a move in Node', async () => {
  inNode = project.run(process.execPath, 'out/program.js', documentOf(GAME) ?? '', documentOf(PARENT) ?? '').trim();
  expect(inNode).toMatch(FOUND);
  const core = expectOk(await createCore(rulesOf(GAME)));
  core.set(startPosition(rulesOf(GAME)));
  expect(inNode).toContain(` ${core.perft(3)} `);
});

test('a page that Vite has built of it finds the same', { timeout: 120_000 }, async () => {
  const dist = join(project.folder, 'dist');
  await build({ root: project.folder, base: './', configFile: false, logLevel: 'warn', build: { target: 'es2023' } });
  copyFileSync(join(ROOT, 'variants', `${GAME}.md`), join(dist, 'game.md'));
  copyFileSync(join(ROOT, 'variants', `${PARENT}.md`), join(dist, 'parent.md'));
  const browser = await startChromium();
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(await hostStatically(dist, '/below/'));
    await page.waitForFunction('document.title !== "Thinking"');
    expect(complaints).toEqual([]);
    expect(await page.title()).toBe(inNode);
  } finally {
    await browser.close();
  }
});
