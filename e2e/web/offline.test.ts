/** The page without a network: kept by the browser after a visit, newer versions begun only when their reader says so. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPosition, writeSan } from '@hippodrome/rules';
import { legalMoves, outcome } from '@hippodrome/rules/position';
import { expect, onTestFinished, test } from 'vitest';
import { PAGE_FOLDER, servePage } from '../../bench/src/support/page-server.js';
import { rulesOf } from '../../bench/src/support/shipped.js';
import { answer, playToTheEnd } from '../support/against-computer.js';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { clicking, playOut } from '../support/play-out.js';
import { hostStatically } from '../support/static-host.js';
import { visiting } from '../support/visiting.js';

const { open } = visiting();

/** Goes to the settings, which tell when everything is kept. */
async function waitUntilKept(game: GamePage): Promise<void> {
  await game.page.evaluate("location.hash = '#/settings'");
  await game.page.locator('[data-testid="offline"][data-ready="true"]').waitFor({ timeout: 30_000 });
}

test('when the server is gone the page begins again, plays a whole game, and has every game', {
  timeout: 120_000,
}, async () => {
  const server = await servePage();
  const game = await open('#/', { address: server.address, keeps: true });
  await waitUntilKept(game);
  await server.close();
  await game.page.reload();
  await game.part('settings').waitFor();
  await game.page.evaluate("location.hash = '#/play/knights?mode=computer&level=1'");
  const end = await playToTheEnd(game, 'knights');
  expect((await game.result()).rule).toBe(outcome(end)?.rule);
  for (const slug of ['nightrider', 'wide-nightrider', 'cavalier', 'grand-cavalier', 'spider-rider']) {
    await game.page.evaluate(`location.hash = '#/play/${slug}?mode=computer&level=1'`);
    const start = startPosition(rulesOf(slug));
    const [first] = legalMoves(start);
    const { position } = await playOut(game, start, writeSan(start, first ?? expect.fail('no move')), clicking);
    await answer(game, position, 2);
  }
  await game.page.evaluate("location.hash = '#/rules/cavalier'");
  await game.part('rules-text').waitFor();
});

test('a newer version waits until its reader begins it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hippodrome-newer-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(PAGE_FOLDER, folder, { recursive: true });
  const address = await hostStatically(folder, '/place/');
  const game = await open('#/', { address, keeps: true });
  const { page } = game;
  await waitUntilKept(game);

  const index = join(folder, 'index.html');
  await writeFile(
    index,
    (await readFile(index, 'utf8')).replace('<title>', '<meta name="newer" content="yes"><title>'),
  );
  const worker = join(folder, 'sw.js');
  const listed = /\{url:"\.\/",revision:"\w+"\}/;
  const text = await readFile(worker, 'utf8');
  expect(text).toMatch(listed);
  await writeFile(worker, text.replace(listed, '{url:"./",revision:"newer"}'));

  await page.goto(`${address}#/play/nightrider`);
  await page.reload();
  await game.board.click('e2', 'e4');
  await game.hasPlayed(1, 'e4');
  await page.waitForFunction(
    'navigator.serviceWorker.getRegistration().then((found) => found?.waiting !== null && found?.waiting !== undefined)',
  );
  expect(await game.part('newer').count()).toBe(0);
  await page.evaluate("location.hash = '#/'");
  await game.part('newer').waitFor();
  expect(await page.locator('meta[name=newer]').count()).toBe(0);
  await game.part('newer').getByRole('button').first().click();
  await page.locator('meta[name=newer]').waitFor({ state: 'attached' });
  await expectSoon(() => game.part('begun').textContent()).toContain('Standard Nightrider Chess');
});

test('the page can be installed', async () => {
  const game = await open('#/');
  const manifest = (await game.page.evaluate(
    "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())",
  )) as { readonly name: string; readonly icons: readonly { readonly src: string }[] };
  expect(manifest.name).toBe('Hippodrome');
  for (const { src } of manifest.icons) {
    const type = await game.page.evaluate<string>(
      `fetch('./${src}').then((answer) => answer.headers.get('Content-Type'))`,
    );
    expect(type).toMatch(/^image\//);
  }
  const cdp = await game.page.context().newCDPSession(game.page);
  const { errors } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});
