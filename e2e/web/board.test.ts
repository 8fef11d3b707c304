/** The board in the hand: moves ahead of their turn, pieces that snap and go home, drawings, rides seen leap by leap, the whole screen. */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { addressOf, PHONE, visiting } from '../support/visiting.js';

const { open } = visiting();

/** A layer of the picture. */
function layer(game: GamePage, name: string): Locator {
  return game.part('board').locator(`.hd-layer-${name}`);
}

/** A game against a computer that is to move, and thinks only once it is let. */
async function withPatience(fen?: string): Promise<{ readonly game: GamePage; readonly letThink: () => void }> {
  const game = await open('');
  let letThink: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letThink = resolve;
  });
  await game.page.route(/web-core/, async (route) => {
    await gate;
    await route.continue();
  });
  const options = { mode: 'computer', level: '1', side: 'black', ...(fen !== undefined && { fen }) };
  await game.page.goto(game.page.url().replace(/#.*/, '') + addressOf('chess', options));
  await game.board.square('e7').waitFor();
  return { game, letThink };
}

describe('a premove', () => {
  test('is shown while the computer thinks, and played when its turn has come', async () => {
    const { game, letThink } = await withPatience();
    await game.board.click('g8', 'f6');
    await expectSoon(() => game.board.read('f6')).toContain('premove set');
    expect(await layer(game, 'premove').locator('rect').count()).toBeGreaterThan(0);
    letThink();
    await game.hasPlayed(2, 'Nf6');
    await expectSoon(() => game.board.read('f6')).not.toContain('premove');
  });

  test('is called off by the second button, by Escape, by a click elsewhere', async () => {
    const { game, letThink } = await withPatience();
    const set = async (): Promise<void> => {
      await game.board.drag('e7', 'e5');
      await expectSoon(() => game.board.read('e5')).toContain('premove set');
    };
    const gone = () => expectSoon(() => game.board.read('e5')).not.toContain('premove set');
    await set();
    await game.board.draw('a4');
    await gone();
    expect(await layer(game, 'drawings').locator('*').count()).toBe(0);
    await set();
    await game.page.keyboard.press('Escape');
    await gone();
    await set();
    await game.board.click('d4');
    await gone();
    letThink();
    await game.page.locator('[data-ply="1"]').waitFor();
    expect(await game.moves()).toHaveLength(1);
  });

  test('that is not legal after all is dropped, and that is told', async () => {
    const { game, letThink } = await withPatience('4k3/p7/8/8/8/8/7P/4K3 w - - 0 1');
    await game.board.click('a7', 'b6');
    letThink();
    await expectSoon(() => game.announced()).toBe('The premove was not legal');
    await expectSoon(() => game.board.read('b6')).toBe('b6, empty');
    expect(await game.moves()).toHaveLength(1);
  });

  test('that promotes asks at once, and keeps the answer', async () => {
    const { game, letThink } = await withPatience('8/8/8/8/8/k7/1p5P/6K1 w - - 0 1');
    await game.board.click('b2', 'b1');
    expect(await game.choices()).toEqual(['queen', 'rook', 'bishop', 'knight']);
    await game.part('choice-option').nth(2).click();
    await game.part('choice').waitFor({ state: 'detached' });
    letThink();
    await game.hasPlayed(2, 'b1=B');
  });

  test('may be a castling', async () => {
    const { game, letThink } = await withPatience('4k2r/8/8/8/8/8/5PPP/6BK w k - 0 1');
    await game.board.click('e8', 'g8');
    letThink();
    await game.hasPlayed(2, 'O-O');
    await expectSoon(() => game.board.read('f8')).toContain('black rook');
  });
});

test('a piece snaps to the nearest square it may go to, and goes home from anywhere else', async () => {
  const game = await open('#/play/nightrider?mode=hotseat');
  await game.board.dragBeside('e2', 'e4', { x: 0.62, y: 0 });
  await game.hasPlayed(1, 'e4');
  await game.board.drag('e7', 'b6');
  await expectSoon(() => layer(game, 'pieces').locator('.hd-lifted').count()).toBe(0);
  await expectSoon(() => game.part('board').locator('.hd-ghost').isVisible()).toBe(false);
  await expectSoon(() => game.board.read('e7')).toContain('black pawn');
  expect(await game.moves()).toEqual(['e4']);
});

test('arrows and circles are drawn, kept with their position, and erased by a click', async () => {
  const game = await open('#/play/nightrider?mode=hotseat');
  await game.board.draw('b1', 'e7');
  await game.board.draw('e4');
  await game.page.keyboard.down('Shift');
  await game.board.draw('d2', 'd4');
  await game.page.keyboard.up('Shift');
  const drawings = layer(game, 'drawings');
  expect(await drawings.locator('g').count()).toBe(2);
  expect(await drawings.locator('.hd-fill-pen-red').count()).toBe(1);
  expect(await drawings.locator('circle.hd-stroke-pen-green').count()).toBe(1);
  await game.board.draw('d2', 'd4');
  await expectSoon(() => drawings.locator('.hd-fill-pen-red').count()).toBe(0);
  await game.board.drag('g2', 'g3');
  await game.hasPlayed(1, 'g3');
  expect(await drawings.locator('*').count()).toBe(0);
  await game.board.draw('a3');
  await game.part('step-first').click();
  await game.part('step-forth').click();
  await expectSoon(() => drawings.locator('circle').count()).toBe(1);
  await game.board.click('e5');
  await expectSoon(() => drawings.locator('*').count()).toBe(0);
});

describe('by touch', () => {
  test('a finger that is held draws; one that carries has a halo around its square, and its name', async () => {
    const game = await open('#/play/spider-rider?mode=hotseat', PHONE);
    await game.board.drawByTouch('e6', 'g8');
    await expectSoon(() => layer(game, 'drawings').locator('g').count()).toBe(1);
    await game.board.swipeSlowly('d4', 'd5', async () => {
      await expectSoon(() => layer(game, 'aim').locator('circle').count()).toBe(1);
      expect(await game.part('board').locator('.hd-tag').textContent()).toBe('d5');
    });
    await game.hasPlayed(1, 'd5');
  });
});

/** Runs in the page: from where to where the one piece that moves goes, in units of the picture, every stop of it. */
const STOPS = `(() => {
  const moving = [...document.querySelectorAll('.hd-piece')].find((piece) => piece.getAnimations().length > 0);
  if (moving === undefined) return [];
  const frames = moving.getAnimations()[0].effect.getKeyframes();
  return frames.filter(({ transform }) => transform.endsWith('scale(1)')).map(({ transform }) => transform);
})()`;

test('a ride is seen leap by leap, and the next move puts an end to it', async () => {
  const game = await open(addressOf('nightrider', { mode: 'hotseat', fen: '4k3/p7/8/8/8/8/7P/N3K3 w - - 0 1' }));
  await game.board.click('a1', 'd7');
  const stops = await game.page.evaluate<string[]>(STOPS);
  expect(new Set(stops).size).toBe(4);
  expect(await layer(game, 'trail').locator('circle').count()).toBe(2);
  await game.board.click('e8', 'd8');
  expect(new Set(await game.page.evaluate<string[]>(STOPS)).size).toBeLessThanOrEqual(2);
  expect(await layer(game, 'trail').locator('circle').count()).toBe(0);
});

test('where the system asks for less motion nothing moves by itself', async () => {
  const game = await open(addressOf('nightrider', { mode: 'hotseat', fen: '4k3/p7/8/8/8/8/7P/N3K3 w - - 0 1' }));
  await game.page.emulateMedia({ reducedMotion: 'reduce' });
  await game.board.click('a1', 'd7');
  expect(await game.page.evaluate<string[]>(STOPS)).toEqual([]);
  await game.hasPlayed(1, 'Nd7');
});

test('nothing but the board: by a key, by a button, on the whole screen', async () => {
  const game = await open('#/play/knights?mode=hotseat');
  await game.board.square('e4').waitFor();
  const header = game.page.getByRole('banner');
  const side = async (): Promise<number> => (await game.board.square('e4').boundingBox())?.width ?? 0;
  const usual = await side();
  await game.page.keyboard.press('z');
  await expectSoon(() => header.isVisible()).toBe(false);
  expect(await game.part('tab-moves').isVisible()).toBe(false);
  expect(await game.part('player-white').isVisible()).toBe(true);
  await game.board.drag('d5', 'd6');
  await expectSoon(() => game.part('last-move').textContent()).toBe('Kd6');
  await game.part('zen').click();
  await expectSoon(() => header.isVisible()).toBe(true);
  await game.part('full-screen').click();
  await expectSoon(() => game.page.evaluate<boolean>('document.fullscreenElement !== null')).toBe(true);
  await expectSoon(side).toBeGreaterThan(usual);
  await game.part('full-screen').click();
  await expectSoon(() => game.part('tab-moves').isVisible()).toBe(true);
});

test('nothing shifts while a game is played', async () => {
  const game = await open('#/play/nightrider?mode=hotseat&minutes=5');
  await game.board.square('e4').waitFor();
  await game.page.evaluate(WATCH_SHIFTS);
  for (const [ply, [from, to, san]] of MOVES.entries()) {
    await game.board.click(from, to);
    await game.hasPlayed(ply + 1, san);
  }
  await game.page.waitForTimeout(300);
  expect(await game.page.evaluate<string[]>('globalThis.shifts')).toEqual([]);
});

/** A capture, a check and its answer among them. */
const MOVES = [
  ['e2', 'e4', 'e4'],
  ['f7', 'f5', 'f5'],
  ['e4', 'f5', 'exf5'],
  ['g7', 'g6', 'g6'],
  ['d1', 'h5', 'Qh5'],
  ['g6', 'h5', 'gxh5'],
] as const;

const WATCH_SHIFTS = `
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      globalThis.shifts.push(value + ' ' + sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' '));
    }
  }).observe({ type: 'layout-shift', buffered: false });
`;
