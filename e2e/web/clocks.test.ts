/** Clocks: they run for whoever is to move, and end the game. */
import { startPosition } from '@hippodrome/rules';
import { expect, test } from 'vitest';
import { positionOf, rulesOf } from '../../bench/src/support/shipped.js';
import { expectSoon } from '../support/expect-soon.js';
import { clicking, playOut } from '../support/play-out.js';
import { addressOf, visiting } from '../support/visiting.js';

const { open } = visiting();

/** Minutes in which a second passes. */
const A_SECOND = String(1 / 60);

test('the clock of the side to move runs, from the first move on, and its end ends the game', async () => {
  const game = await open(`#/play/nightrider?mode=hotseat&minutes=${A_SECOND}`);
  expect((await game.part('clock-white').textContent())?.trim()).toBe('0:01.0');
  await game.page.waitForTimeout(1200);
  expect(await game.part('result').count()).toBe(0);
  await playOut(game, startPosition(rulesOf('nightrider')), 'e4', clicking);
  expect(await game.result()).toEqual({ rule: 'timeout', words: 'White wins on time' });
  expect((await game.part('clock-black').textContent())?.trim()).toBe('0:00.0');
  await expectSoon(() => game.board.read('e7')).toBe('e7, black pawn');
});

test('time running out against a bare king draws, where the game says so', async () => {
  const fen = '4k3/8/8/8/8/8/7P/4K3 b - - 0 1';
  const query = { mode: 'hotseat', minutes: A_SECOND, fen };
  const game = await open(addressOf('nightrider', query));
  await playOut(game, positionOf('nightrider', fen), 'Kd7', clicking);
  expect(await game.result()).toEqual({ rule: 'timeout', words: 'Draw on time' });
});

test('each move adds its seconds, and a clock of one’s own is set in the dialog', async () => {
  const game = await open('#/play/nightrider');
  await game.action('new').click();
  await game.page.getByRole('radio', { name: 'A friend here' }).check();
  await game.page.getByRole('radio', { name: 'Own' }).check();
  await game.page.getByLabel('Minutes each').fill('2');
  await game.page.getByLabel('Seconds added a move').fill('30');
  await game.part('start').click();
  await expectSoon(async () => (await game.part('clock-white').textContent())?.trim()).toBe('2:00');
  await playOut(game, startPosition(rulesOf('nightrider')), 'e4 e5', clicking);
  await expectSoon(async () => (await game.part('clock-black').textContent())?.trim()).toMatch(/^2:(2\d|30)$/);
});

test('looking back does not stop the clock, and time runs while the page is elsewhere in the game', async () => {
  const game = await open(`#/play/nightrider?mode=hotseat&minutes=${A_SECOND}`);
  await playOut(game, startPosition(rulesOf('nightrider')), 'e4', clicking);
  await game.part('step-first').click();
  expect((await game.result()).rule).toBe('timeout');
});
