import { join } from 'node:path';
import { expectOk } from '@hippodrome/rules';
import { expect, test } from 'vitest';
import { readSite } from './site.js';
import { PAGE, SCRIPT, temporarySite } from './temporary-site.test-helper.js';

test('files are found by their address, an index.html under its folder', async () => {
  const site = expectOk(await readSite(temporarySite()));
  expect([...site.keys()].sort()).toEqual([
    '/',
    '/app.webmanifest',
    '/assets/core-0a1b2c3d.wasm',
    SCRIPT,
    '/assets/knight-0a1b2c3d.svg',
    '/assets/pieces-0a1b2c3d.woff2',
    '/assets/style-Ab_d-012.css',
    '/favicon.svg',
    '/guide/',
    '/notation.unheard',
    '/two words.txt',
  ]);
});

test('only names made from the contents are kept for good', async () => {
  const site = expectOk(
    await readSite(
      temporarySite({ 'site/index.html': PAGE, 'site/assets/plain.js': '', 'site/other/index-B2kq0Xe1.js': '' }),
    ),
  );
  expect([...site.values()].filter(({ immutable }) => immutable)).toEqual([]);
});

test('the hash follows the contents', async () => {
  const hashOf = async (text: string) =>
    expectOk(await readSite(temporarySite({ 'site/index.html': text }))).get('/')?.hash;
  expect(await hashOf('a')).toBe(await hashOf('a'));
  expect(await hashOf('a')).not.toBe(await hashOf('b'));
});

test('without a page it says what to run', async () => {
  const unbuilt = {
    ok: false,
    problems: [{ code: 'server/no-page', message: expect.stringContaining('npm run build') }],
  };
  expect(await readSite(temporarySite({}))).toMatchObject(unbuilt);
  expect(await readSite(join(temporarySite({}), 'nowhere'))).toMatchObject(unbuilt);
});
