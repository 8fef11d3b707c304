/** Themes and sets of pieces: chosen beside the board, seen at once, kept; every piece of every game is there in every set. */
import { describe, expect, test } from 'vitest';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { PHONE, visiting } from '../support/visiting.js';

const { open } = visiting();

const GAMES = ['nightrider', 'wide-nightrider', 'cavalier', 'grand-cavalier', 'knights', 'spider-rider'];
const THEMES = ['turf', 'walnut', 'slate', 'tricolour', 'contrast', 'paper'];
const SETS = ['figures', 'diagrams', 'shields'];

async function choose(game: GamePage, what: 'theme' | 'set', value: string): Promise<void> {
  await game.part('board-dialog').locator(`input[name^="${what}-"][value="${value}"]`).check();
}

/** Runs in the page: how many pieces there are, the pictures they refer to, and those that are missing or empty. */
const PICTURES = `(() => {
  const pieces = [...document.querySelectorAll('[data-testid="board"] .hd-layer-pieces .hd-piece')];
  const ids = [...new Set(pieces.map((piece) => piece.getAttribute('href').slice(1)))];
  const missing = ids.filter((id) => (document.getElementById(id)?.innerHTML.length ?? 0) < 200);
  return { pieces: pieces.length, ids, missing };
})()`;
interface Pictures {
  readonly pieces: number;
  readonly ids: readonly string[];
  readonly missing: readonly string[];
}

const TURF = 'light-dark(#f0e6cc, #bdb499)';
/** Runs in the page. */
const LIGHT_SQUARES = `getComputedStyle(document.documentElement).getPropertyValue('--hd-light')`;

test.each(GAMES)('%s in every set: a picture for every piece, the sets told apart', async (slug) => {
  const game = await open(`#/play/${slug}?mode=hotseat`);
  await game.part('board-settings').click();
  const seen = new Map<string, Pictures>();
  for (const set of SETS) {
    await choose(game, 'set', set);
    await expectSoon(async () =>
      (await game.page.evaluate<Pictures>(PICTURES)).ids.every((id) => id.includes(`-${set}-`)),
    ).toBe(true);
    seen.set(set, await game.page.evaluate<Pictures>(PICTURES));
  }
  for (const { pieces, ids, missing } of seen.values()) {
    expect(missing).toEqual([]);
    expect(pieces).toBe(seen.get('figures')?.pieces);
    expect(ids).toHaveLength(seen.get('figures')?.ids.length ?? 0);
  }
});

describe('themes', () => {
  test('are seen at once, with their shades, and are there at the next visit', async () => {
    const game = await open('#/play/cavalier?mode=hotseat');
    await game.part('board-settings').click();
    const light = new Set<string>();
    for (const theme of THEMES) {
      await choose(game, 'theme', theme);
      light.add(await game.page.evaluate<string>(LIGHT_SQUARES));
      const shades = await game.part('board').locator('.hd-layer-squares .hd-fill-third').count();
      expect(shades > 0, theme).toBe(theme === 'tricolour');
    }
    expect(light.has(TURF)).toBe(true);
    expect(light.size).toBeGreaterThanOrEqual(THEMES.length - 1);
    await game.page.reload();
    await game.board.square('e4').waitFor();
    expect(await game.page.evaluate<string>(LIGHT_SQUARES)).not.toBe(TURF);
  });

  test('coordinates and sounds are chosen there too, on a phone as well', async () => {
    const game = await open('#/play/knights?mode=hotseat', PHONE);
    await game.part('board-settings').tap();
    const dialog = game.part('board-dialog');
    await dialog.locator('input[name^="coordinates-"][value="none"]').check();
    await expectSoon(() => game.part('board').locator('.hd-layer-coordinates *').count()).toBe(0);
    await dialog.locator('input[name="sound"]').uncheck();
    expect(await dialog.locator('input[name="volume"]').isDisabled()).toBe(true);
    await game.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

/** Runs in the page: whether the module that makes sounds has been fetched. */
const SOUNDS_FETCHED = `performance.getEntriesByType('resource').some(({ name }) => /synth/.test(name))`;

test('sounds are fetched with the first move that is heard, and not where they are off', async () => {
  const game = await open('#/play/nightrider?mode=hotseat');
  await game.board.square('e4').waitFor();
  expect(await game.page.evaluate<boolean>(SOUNDS_FETCHED)).toBe(false);
  await game.part('board-settings').click();
  await game.part('board-dialog').locator('input[name="sound"]').uncheck();
  await game.page.keyboard.press('Escape');
  await game.board.click('e2', 'e4');
  await game.hasPlayed(1, 'e4');
  expect(await game.page.evaluate<boolean>(SOUNDS_FETCHED)).toBe(false);
  await game.part('board-settings').click();
  await game.part('board-dialog').locator('input[name="sound"]').check();
  await game.page.keyboard.press('Escape');
  await game.board.click('e7', 'e5');
  await expectSoon(() => game.page.evaluate<boolean>(SOUNDS_FETCHED)).toBe(true);
});
