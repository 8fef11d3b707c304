/** What axe can see: every page, light and dark, on a phone and on a wide screen; every game; dialogs and notices. */
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { addressOf, visiting } from '../support/visiting.js';

const { open } = visiting();

const GAMES = ['nightrider', 'wide-nightrider', 'cavalier', 'grand-cavalier', 'knights', 'spider-rider'];

/** What axe finds, and where. What makes up a picture has no say of its own, and boards are made of a lot. */
async function violations(game: GamePage): Promise<string[]> {
  await game.page.evaluate(axe.source);
  const { passes, violations: found } = await game.page.evaluate<axe.AxeResults>(
    `axe.run({ exclude: ['[role=img] *'] }, { rules: { 'target-size': { enabled: true } } })`,
  );
  expect(passes.length, 'rules that axe could check').toBeGreaterThan(10);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** The page's own table. Read like this, because its types are those of a browser, which tests lack. */
const TABLE: string = '../../packages/web/src/app/pages.ts';
const { PAGES } = (await import(TABLE)) as { PAGES: readonly { readonly address: string; readonly needs: string }[] };

/** All pages there are: those the table of pages has, with a game where they need one, and the two that are no entries of it. */
const ADDRESSES = [
  '#/',
  '#/play/cavalier?mode=hotseat',
  ...PAGES.map(({ address, needs }) => `#/${address}${needs === 'game' ? '/grand-cavalier' : ''}`),
];

/** Runs in the page: colours on the way from one scheme to the other are those of neither. */
const SETTLED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))))
  .then(() => undefined)`;

test.each(ADDRESSES)('%s, light and dark, on a wide screen and on a phone', { timeout: 120_000 }, async (address) => {
  const game = await open(address, { viewport: { width: 1440, height: 900 } });
  const { page } = game;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSoon(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(SETTLED);
      expect(await violations(game), `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
});

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test.each(GAMES)('%s: the board and what is beside it', async (slug) => {
    const game = await open(`#/play/${slug}?mode=hotseat&minutes=5`, { colorScheme });
    await game.part('board').getByRole('grid').waitFor();
    expect(await violations(game)).toEqual([]);
    await game.show('rules');
    await game.part('rules-text').waitFor();
    expect(await violations(game)).toEqual([]);
  });

  test.each(GAMES)('%s: the rules', async (slug) => {
    const game = await open(`#/rules/${slug}`, { colorScheme });
    await game.part('rules-text').waitFor();
    await game.part('short-rules').locator('summary').click();
    await game.part('examples').first().locator('summary').click();
    expect(await violations(game)).toEqual([]);
  });

  test('a puzzle, and its solution', async () => {
    const game = await open('#/puzzles/daily', { colorScheme });
    await game.part('puzzle').waitFor();
    expect(await violations(game)).toEqual([]);
    await game.part('puzzle-hint').click();
    await game.part('puzzle-show').click();
    await game.part('puzzle-about').waitFor();
    expect(await violations(game)).toEqual([]);
  });

  test('the analysis', async () => {
    const game = await open('#/play/knights?mode=computer', { colorScheme });
    await game.action('analyse').click();
    await expectSoon(() => game.part('analysis-line').count()).toBe(3);
    expect(await violations(game)).toEqual([]);
    await game.part('analysis-line').first().getByRole('button').first().click();
    expect(await violations(game)).toEqual([]);
  });

  test('dialogs and notices', async () => {
    const fen = '3k4/8/3P1CK1/8/8/8/8/4M3 w - - 0 1';
    const game = await open(addressOf('cavalier', { mode: 'hotseat', fen }), { colorScheme });
    await game.action('new').click();
    await game.page.getByRole('radio', { name: 'Own' }).check();
    expect(await violations(game)).toEqual([]);
    await game.page.keyboard.press('Escape');
    await game.show('position');
    await game.part('fen-input').fill('nonsense');
    await game.part('fen-set-up').click();
    await game.part('problems').waitFor();
    expect(await violations(game)).toEqual([]);
    await game.show('moves');
    await game.action('draw').click();
    expect(await violations(game)).toEqual([]);
    await game.part('draw-decline').click();
    await game.board.click('f6', 'e8');
    expect(await violations(game)).toEqual([]);
    await game.part('choice-option').last().click();
    await game.part('result').waitFor();
    await game.board.hover('e8');
    await expectSoon(() => game.part('rides').count()).toBe(1);
    expect(await violations(game)).toEqual([]);
  });
});
