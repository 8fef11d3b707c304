/** The way around: the header on all sizes of screen, the way back, settings, about. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { PHONE, visiting } from '../support/visiting.js';

const { open } = visiting();

const scrolled = (game: GamePage): Promise<number> => game.page.evaluate<number>('Math.round(scrollY)');

describe('the header', () => {
  test('marks the place that a page belongs to', async () => {
    const game = await open('#/game/cavalier');
    const current = game.page.getByRole('banner').locator('nav [aria-current]');
    await expectSoon(() => current.allTextContents()).toEqual(['Games']);
    expect(await current.getAttribute('aria-current')).toBe('true');
    await current.click();
    await game.part('games').waitFor();
    expect(await current.getAttribute('aria-current')).toBe('page');
  });

  test('is a menu on a phone, by finger and by keyboard', async () => {
    const game = await open('#/', { ...PHONE, viewport: { width: 320, height: 640 } });
    const { page } = game;
    await game.part('games').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    const settings = page.getByRole('banner').getByRole('link', { name: 'Settings' });
    expect(await settings.isVisible()).toBe(false);
    await game.part('menu').tap();
    await settings.waitFor();
    await page.keyboard.press('Escape');
    await expectSoon(() => settings.isVisible()).toBe(false);
    expect(await game.part('menu').evaluate('document.activeElement.dataset.testid')).toBe('menu');
    await page.keyboard.press('Enter');
    await settings.tap();
    await game.part('settings').waitFor();
    await expectSoon(() => settings.isVisible()).toBe(false);
    expect(await page.title()).toBe('Settings · Hippodrome');
  });

  test('has the languages, also where a page fills a small window', async () => {
    const game = await open('#/play/nightrider', { ...PHONE, language: 'fr' });
    await game.board.square('a1').waitFor();
    const language = game.part('language');
    expect(await language.isVisible()).toBe(false);
    await game.part('menu').tap();
    await language.waitFor();
    expect(await language.inputValue()).toBe('fr');
    await language.selectOption('es');
    await expectSoon(() => game.page.evaluate('document.documentElement.lang')).toBe('es');
  });
});

test('a window of a laptop shows the six games at once', async () => {
  const game = await open('#/', { viewport: { width: 1440, height: 900 } });
  const last = game.part('games').getByRole('listitem').last();
  await last.locator('svg').first().waitFor();
  const box = await last.boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
});

test('the way back leads to where a page had been left, and the way on to the top of the next', async () => {
  const game = await open('#/');
  const { page } = game;
  const link = game.part('guests').getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const before = await scrolled(game);
  expect(before).toBeGreaterThan(200);
  await link.click();
  await game.part('game').waitFor();
  await expectSoon(() => scrolled(game)).toBe(0);
  await page.goBack();
  await game.part('games').waitFor();
  await expectSoon(() => scrolled(game)).toBe(before);
});

describe('settings', () => {
  test('change the colours at once, in step with the header', async () => {
    const game = await open('#/settings');
    await game.page.getByRole('radio', { name: 'dark' }).check();
    expect(await game.part('scheme').getAttribute('aria-label')).toBe('Colours: dark');
    await game.part('scheme').click();
    await expectSoon(() => game.page.getByRole('radio', { name: 'as the system' }).isChecked()).toBe(true);
  });

  test('what is kept goes to a file, is deleted, and comes back from the file', async () => {
    const game = await open('#/play/nightrider');
    const { page } = game;
    await game.board.click('e2', 'e4');
    await game.hasPlayed(1, 'e4');
    await page.goto(page.url().replace(/#.*/, '#/settings'));
    const [download] = await Promise.all([page.waitForEvent('download'), game.part('data-export').click()]);
    const kept = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(kept)).toMatchObject({
      hippodrome: 1,
      kept: { 'hippodrome.game.nightrider': expect.any(String) },
    });

    await game.part('data-clear').click();
    await game.part('data-yes').click();
    await game.part('first-ride').waitFor();
    expect(await page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('hippodrome.game'))")).toEqual(
      [],
    );

    await page.goto(page.url().replace(/#.*/, '#/settings'));
    const file = (text: string) => ({ name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await game.part('data-import').setInputFiles(file('{"hippodrome":'));
    await expectSoon(() => game.part('data-said').textContent()).toContain('none that was saved here');
    await game.part('data-import').setInputFiles(file(kept));
    await expectSoon(() => game.part('data-said').textContent()).toContain('Loaded');
    await page.waitForEvent('load');
    await page.getByRole('link', { name: 'Hippodrome: all games' }).click();
    await expectSoon(() => game.part('begun').textContent()).toContain('Standard Nightrider Chess');
  });
});

test('about names the inventors and the libraries in the page', async () => {
  const game = await open('#/about');
  await expectSoon(() => game.part('credits').textContent()).toContain('Fergus Duniho');
  await expectSoon(() => game.part('licences').textContent()).toMatch(/svelte \d[\d.]* · MIT/);
});
