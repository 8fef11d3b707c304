/** The analysis beside the board: what it finds, that it follows what is looked at, and that it leaves the rest alone. */
import { startPosition } from '@hippodrome/rules';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../bench/src/support/shipped.js';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { clicking, playOut } from '../support/play-out.js';
import { watchPauses } from '../support/responsiveness.js';
import { addressOf, PHONE, type Visitor, visiting } from '../support/visiting.js';

const { open } = visiting();

const LADDER = '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1';

async function analyse(slug: string, options: Readonly<Record<string, string>>, visitor?: Visitor): Promise<GamePage> {
  const game = await open(addressOf(slug, { mode: 'hotseat', ...options }), visitor);
  await game.action('analyse').click();
  await game.part('analysis').waitFor();
  return game;
}

const expectVerdict = (game: GamePage) => expectSoon(() => game.part('analysis-verdict').textContent());
const expectState = (game: GamePage) => expectSoon(() => game.part('analysis').getAttribute('data-state'));
const share = async (game: GamePage) => Number(await game.part('score-bar').getAttribute('aria-valuenow'));
const arrows = (game: GamePage): Locator => game.page.locator('.hd-layer-arrows > g');
const moves = (game: GamePage, line = 0): Locator => game.part('analysis-line').nth(line).getByRole('button');
/** The number before the first move of the best line, once there is one. */
const expectOpening = (game: GamePage) =>
  expectSoon(async () => (await game.page.locator('.line .number').allTextContents())[0]);

describe('what it finds', () => {
  test('a mate, with the moves that lead to it', async () => {
    const game = await analyse('nightrider', { fen: LADDER });
    await expectVerdict(game).toBe('White mates in 2');
    expect(await share(game)).toBe(100);
    expect(await moves(game).allTextContents()).toHaveLength(3);
    expect(await moves(game).last().textContent()).toMatch(/#$/);
    expect(await game.part('analysis-depth').textContent()).toMatch(/^depth \d+/);
    await expectSoon(() => game.part('analysis-spoken').textContent()).toContain('White mates in 2. Best: R');
  });

  test('a win that is no mate, up to the end', async () => {
    const game = await analyse('knights', { fen: '4k3/8/8/3q4/8/2N5/8/Q3K1n1 w - - 0 1' });
    await expectVerdict(game).toBe('White wins in 1 by extinction');
    expect(await moves(game).allTextContents()).toEqual(['Nxd5']);
    await game.board.click('c3', 'd5');
    await expectState(game).toBe('over');
    await expectVerdict(game).toBe('White wins by extinction');
    expect(await share(game)).toBe(100);
    await expectSoon(() => arrows(game).count()).toBe(0);
  });

  test('for Black as for White, in all the lines that are wanted', async () => {
    const game = await analyse('nightrider', { fen: '4k3/8/8/8/8/8/7r/1n2K3 b - - 0 1' });
    await expectSoon(() => game.part('analysis-line').count()).toBe(3);
    await expectSoon(() => share(game)).toBeLessThan(25);
    await game.part('analysis-lines').selectOption('1');
    await expectSoon(() => game.part('analysis-line').count()).toBe(1);
    await expectSoon(() => arrows(game).count()).toBe(1);
  });

  test('rides, leap by leap', async () => {
    const game = await analyse('nightrider', { fen: '4k3/2q5/8/8/8/8/8/1K3N2 w - - 0 1' });
    await game.part('analysis-lines').selectOption('1');
    await expectSoon(() => moves(game).first().textContent()).toBe('Nxc7+');
    // By way of e3 and d5.
    await expectSoon(() => arrows(game).locator('circle').count()).toBe(2);
  });
});

describe('what it looks at', () => {
  test('is what the board shows of the game', async () => {
    const game = await analyse('nightrider', {});
    await expectOpening(game).toBe('1.');
    await playOut(game, startPosition(rulesOf('nightrider')), 'e4', clicking);
    await expectOpening(game).toBe('1…');
    await game.part('step-first').click();
    await expectOpening(game).toBe('1.');
    await game.part('step-last').click();
    await expectOpening(game).toBe('1…');
  });

  test('stays while a line is leafed through on the board', async () => {
    const game = await analyse('nightrider', { fen: LADDER });
    await expectState(game).toBe('settled');
    const [first = '', second = ''] = await moves(game).allTextContents();
    await moves(game).nth(1).click();
    await expectSoon(() => game.part('status').textContent()).toContain(`In a line: ${second}`);
    expect(await moves(game).nth(1).getAttribute('aria-current')).toBe('true');
    expect(await arrows(game).count()).toBe(0);
    const fen = await game.fen();
    expect(fen).toMatch(/ w - - 2 2$/);
    await game.page.locator('h1').focus();
    await game.page.keyboard.press('ArrowLeft');
    await expectSoon(() => game.part('status').textContent()).toContain(`In a line: ${first}`);
    await game.part('status').getByRole('button').click();
    await expectSoon(() => game.fen()).toBe(LADDER);
    await expectSoon(() => arrows(game).count()).toBeGreaterThan(0);
    await expectVerdict(game).toBe('White mates in 2');
  });

  test('is left alone while nobody sees the page', async () => {
    const game = await analyse('spider-rider', {});
    await expectState(game).toBe('thinking');
    const hide = (hidden: boolean) =>
      game.page.evaluate(
        `Object.defineProperty(document, 'hidden', { value: ${hidden}, configurable: true }), void document.dispatchEvent(new Event('visibilitychange'))`,
      );
    await hide(true);
    await expectState(game).toBe('resting');
    await hide(false);
    await expectState(game).toBe('thinking');
  });
});

describe('what it leaves alone', () => {
  test('off is off', async () => {
    const game = await analyse('nightrider', {});
    await expectSoon(() => arrows(game).count()).toBeGreaterThan(0);
    expect(await game.action('analyse').getAttribute('aria-pressed')).toBe('true');
    expect(game.page.workers()).not.toEqual([]);
    await game.action('analyse').click();
    await expectSoon(() => game.page.workers()).toEqual([]);
    expect(await game.part('analysis').count()).toBe(0);
    expect(await game.part('score-bar').count()).toBe(0);
    expect(await arrows(game).count()).toBe(0);
    expect(await game.action('analyse').getAttribute('aria-pressed')).toBe('false');
    await game.action('analyse').click();
    await expectSoon(() => game.part('analysis-line').count()).toBe(3);
  });

  test('a game against the computer goes on, and it is said that it is being helped', async () => {
    const game = await analyse('nightrider', { mode: 'computer', level: '1', side: 'white' });
    expect(await game.part('analysis-fair').count()).toBe(1);
    await playOut(game, startPosition(rulesOf('nightrider')), 'e4', clicking);
    await game.page.locator('[data-ply="2"]').waitFor();
    await expectOpening(game).toBe('2.');
    await game.action('resign').click();
    await game.part('resign-yes').click();
    await game.part('result').waitFor();
    await expectSoon(() => game.part('analysis-fair').count()).toBe(0);
    await game.part('step-first').click();
    await expectOpening(game).toBe('1.');
  });

  test('the page answers meanwhile, on a phone as well', async () => {
    const game = await analyse('spider-rider', {}, PHONE);
    const longestPause = await watchPauses(game.page);
    await expectSoon(() => game.part('analysis-line').count()).toBe(3);
    await game.page.waitForTimeout(2000);
    expect(await longestPause()).toBeLessThan(1000);
    const width = await game.page.evaluate<number>('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(390);
  });
});

test('lines can be read by keyboard', async () => {
  const game = await analyse('nightrider', { fen: LADDER });
  await expectState(game).toBe('settled');
  const [, second = ''] = await moves(game).allTextContents();
  await game.action('analyse').focus();
  await game.tabTo(moves(game).first());
  await game.page.keyboard.press('ArrowRight');
  await game.page.keyboard.press('Enter');
  await expectSoon(() => game.part('status').textContent()).toContain(`In a line: ${second}`);
  await game.page.keyboard.press('Tab');
  const next = (await moves(game, 1).first().textContent()) ?? '';
  await expectSoon(() => game.page.locator('[data-testid=analysis-line] :focus').textContent()).toBe(next);
});
