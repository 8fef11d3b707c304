/** The core in a browser: what it finds there is what it finds in Node, whatever kind of module it is, on however many words. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startChromium } from '../../bench/src/support/chromium.js';
import { type CorePage, openCorePage } from '../../bench/src/support/core-page.js';
import { signatureOf } from '../../bench/src/support/core-work.js';
import { documentOf, SLUGS } from '../../bench/src/support/shipped.js';

const DEPTH = 5;
const DOCUMENTS = Object.fromEntries(SLUGS.map((slug) => [slug, documentOf(slug) ?? '']));
const ON_64_SQUARES = ['nightrider', 'cavalier', 'knights'];
const ON_MORE = ['wide-nightrider', 'grand-cavalier', 'spider-rider'];

let browser: Browser;
let page: CorePage;

beforeAll(async () => {
  browser = await startChromium();
  page = await openCorePage(browser);
  return () => browser.close();
});

test('games on 64 squares: one signature, by every build, in Node and in Chromium', async () => {
  const builds = [
    { kind: 'specialised' },
    { kind: 'generic' },
    { kind: 'generic', words: 2 },
    { kind: 'generic', words: 3 },
  ] as const;
  await expectOneSignature(ON_64_SQUARES, builds);
});

test('games on larger boards: one signature, by every build, in Node and in Chromium', async () => {
  await expectOneSignature(ON_MORE, [{ kind: 'specialised' }, { kind: 'generic' }]);
});

type Build = Pick<Parameters<typeof signatureOf>[2], 'kind' | 'words'>;

async function expectOneSignature(slugs: readonly string[], builds: readonly Build[]): Promise<void> {
  const found: Record<string, number> = {};
  for (const build of builds) {
    const name = `${build.kind} ${build.words ?? ''}`;
    found[`${name} in Node`] = await signatureOf(DOCUMENTS, slugs, { ...build, depth: DEPTH });
    found[`${name} in Chromium`] = await page.call('signatureOf', DOCUMENTS, slugs, { ...build, depth: DEPTH });
  }
  const [first] = Object.values(found);
  expect(first).toBeGreaterThan(0);
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, first])));
}
