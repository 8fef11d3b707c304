/** The games kept in the browser: begun, finished, imported; filtered, deleted and brought back, exported, analysed. */
import { readFile } from 'node:fs/promises';
import { startPosition } from '@hippodrome/rules';
import { expect, test } from 'vitest';
import { rulesOf } from '../../bench/src/support/shipped.js';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { clicking, playOut } from '../support/play-out.js';
import { visiting } from '../support/visiting.js';

const { open } = visiting();

const PGN = `[Event "Club night"]
[White "Ada"]
[Black "Bo"]
[Date "2026.05.17"]
[Variant "Cavalier Chess"]

1. Cbc4 Cbc5 1-0

[White "Cy"]
[Black "Di"]
[Variant "Knights Chess"]

1... Kd6 1. h3 *

[Variant "Draughts"]

1. e4 *
`;

const go = (game: GamePage, hash: string): Promise<unknown> => game.page.evaluate(`location.hash = '${hash}'`);

test('a game begun and a game finished are listed; what is deleted comes back', async () => {
  const game = await open('#/play/nightrider');
  await game.action('new').click();
  await game.page.getByRole('radio', { name: 'A friend here' }).check();
  await game.part('start').click();
  await playOut(game, startPosition(rulesOf('nightrider')), 'e4 e5', clicking);
  await go(game, '#/games');
  const begun = game.part('kept-begun').getByRole('listitem');
  await expectSoon(() => begun.count()).toBe(1);
  await begun.getByRole('button', { name: /^Delete/ }).click();
  await expectSoon(() => game.part('kept-begun').count()).toBe(0);
  await game.part('kept-undo').click();
  await begun.getByRole('link', { name: 'Continue Standard Nightrider Chess' }).click();
  await game.hasPlayed(2, 'e5');
  await game.action('resign').click();
  await game.part('resign-yes').click();
  await game.result();
  await go(game, '#/games/nightrider');
  const done = game.part('kept-done').getByRole('listitem');
  await expectSoon(() => done.count()).toBe(1);
  expect(await done.textContent()).toContain('0-1');
  await done.getByRole('link', { name: /^Analyse/ }).click();
  await expectSoon(() => game.page.title()).toContain('Standard Nightrider Chess');
});

test('a PGN of several games is imported, its faults told with their places, filtered, exported', async () => {
  const game = await open('#/games');
  await game.part('kept-import').click();
  await game.part('kept-import-text').fill(PGN);
  await game.part('kept-import-go').click();
  await expectSoon(() => game.part('kept-import-report').textContent()).toContain('2 games imported');
  expect(await game.part('problems').textContent()).toContain('line 15');
  await game.page.keyboard.press('Escape');
  const done = game.part('kept-done').getByRole('listitem');
  await expectSoon(() => done.count()).toBe(2);
  await game.part('kept-filter').selectOption({ label: 'Cavalier Chess' });
  await expectSoon(() => done.allTextContents()).toEqual([
    expect.stringMatching(/Ada – Bo.*1-0.*May 17, 2026.*Club night/s),
  ]);
  const [download] = await Promise.all([game.page.waitForEvent('download'), game.part('kept-export').click()]);
  const exported = await readFile(await download.path(), 'utf8');
  expect(exported).toContain('[White "Ada"]');
  expect(exported).not.toContain('Cy');
  await done.getByRole('button', { name: /^Delete/ }).click();
  await go(game, '#/games');
  await expectSoon(() => done.allTextContents()).toEqual([expect.stringContaining('Cy – Di')]);
});
