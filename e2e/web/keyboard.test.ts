/** A whole game by keyboard alone, from the list of games to the next game. No mouse is near. */
import { startPosition } from '@hippodrome/rules';
import { expect, test } from 'vitest';
import { positionOf, rulesOf } from '../../bench/src/support/shipped.js';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { playOut, typing, walking } from '../support/play-out.js';
import { addressOf, visiting } from '../support/visiting.js';

const { open } = visiting();

const boardCell = (game: GamePage) => game.part('board').locator('[data-square][tabindex="0"]');

async function enter(game: GamePage): Promise<void> {
  await game.page.keyboard.press('Enter');
}

test('a game chosen, set up, played to mate with a promotion and castling, and another begun', async () => {
  const game = await open('');
  const { keyboard } = game.page;
  await game.tabTo(game.page.getByRole('link', { name: 'Play Standard Nightrider Chess' }));
  await enter(game);
  await expectSoon(() => game.page.title()).toBe('Standard Nightrider Chess · Hippodrome');

  await game.tabTo(game.action('new'));
  await enter(game);
  await game.part('new-game').waitFor();
  await game.tabTo(game.page.getByRole('radio', { name: 'Computer' }));
  await keyboard.press('ArrowRight');
  await game.tabTo(game.part('start'));
  await enter(game);
  await game.part('new-game').waitFor({ state: 'detached' });
  await expectSoon(() => game.part('status').textContent()).toContain('White to move');

  await game.tabTo(boardCell(game), 'Shift+Tab');
  const start = startPosition(rulesOf('nightrider'));
  const opening = await playOut(game, start, 'e4 a6 e5 d5 exd6 a5', walking);
  const promotion = await playOut(game, opening.position, 'dxc7 a4 cxb8=B', typing, 6);
  expect(promotion.asked).toHaveLength(1);
  await expectSoon(() => game.board.cursor()).toBe('b8');
  const rest = 'a3 Be2 h6 Nh3 h5 O-O h4 Nf4 Nxd2 Nxd8 Nxf1 Bb5+ Bd7 Qxd7#';
  await playOut(game, promotion.position, rest, typing, 9);
  expect(await game.result()).toEqual({ rule: 'checkmate', words: 'White wins by checkmate' });
  await expectSoon(() => game.announced()).toContain('White wins by checkmate.');

  await game.tabTo(game.part('play-again'));
  await enter(game);
  await game.tabTo(game.part('start'));
  await enter(game);
  await expectSoon(() => game.moves()).toEqual([]);
});

test('the board says what stands where and where it may go, and shows rides under the cursor', async () => {
  const game = await open('#/play/nightrider?mode=hotseat');
  await game.tabTo(boardCell(game));
  await game.page.keyboard.press('b');
  await game.page.keyboard.press('1');
  expect(await game.board.cursor()).toBe('b1');
  await expectSoon(() => game.board.read('b1')).toBe('b1, white nightrider, can move to a3, c3, d5, can capture on e7');
  await expectSoon(() => game.part('rides').textContent()).toContain('White nightrider on b1');
  await game.page.keyboard.press('Enter');
  await expectSoon(() => game.board.read('d5')).toBe('d5, empty, can be moved to');
  await expectSoon(() => game.board.read('e7')).toBe('e7, black pawn, can be captured on');
  await game.page.keyboard.press('Escape');
  await expectSoon(() => game.board.read('d5')).toMatch(/^d5, empty(?!, can be)/);
});

test('arrow keys outside the board step through the game', async () => {
  const game = await open('#/play/nightrider?mode=hotseat');
  await playOut(game, startPosition(rulesOf('nightrider')), 'e4 e5 f4', walkingFromTab(game));
  await game.tabTo(game.action('flip'));
  const { keyboard } = game.page;
  await keyboard.press('ArrowLeft');
  await expectSoon(() => game.part('status').textContent()).toContain('move 2 of 3');
  await keyboard.press('Home');
  await expectSoon(() => game.part('status').textContent()).toContain('move 0 of 3');
  await keyboard.press('ArrowRight');
  await expectSoon(() => game.board.read('e4')).toContain('white pawn');
  await keyboard.press('End');
  await expectSoon(() => game.part('status').textContent()).toContain('Black to move');
});

test('a promotion and a castling told from a step are chosen by keyboard', async () => {
  const promotion = await open(addressOf('nightrider', { mode: 'hotseat', fen: '4k3/P7/8/8/8/8/8/4K3 w - - 0 1' }));
  await promotion.tabTo(boardCell(promotion));
  const first = await playOut(promotion, positionOf('nightrider', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1'), 'a8=N', typing);
  expect(first.asked).toHaveLength(1);

  const castling = '5k6/12/12/12/12/12/12/12/12/6K4R w K - 0 1';
  const wide = await open(addressOf('wide-nightrider', { mode: 'hotseat', fen: castling }));
  await wide.tabTo(boardCell(wide));
  const second = await playOut(wide, positionOf('wide-nightrider', castling), 'O-O:h1', typing);
  expect(second.asked[0]).toHaveLength(2);
});

test('a pass by keyboard; keys are listed, and can be switched off', async () => {
  const stuck = '4k1NQ/2p1PpPP/2P2P1P/8/8/p1p2p2/ppPp1P2/qn1K4 b - - 0 60';
  const knights = await open(addressOf('knights', { mode: 'hotseat', fen: stuck }));
  await knights.part('pass').waitFor();
  await playOut(knights, positionOf('knights', stuck), '--', typing);

  const { keyboard } = knights.page;
  await keyboard.press('?');
  await knights.part('keys-dialog').waitFor();
  expect(await knights.part('keys-dialog').textContent()).toContain('Flip the board');
  await knights.tabTo(knights.page.getByRole('checkbox'));
  await keyboard.press('Space');
  await keyboard.press('Escape');
  await knights.part('keys-dialog').waitFor({ state: 'detached' });
  const flipped = () => knights.part('board').getAttribute('data-flipped');
  const before = await flipped();
  await keyboard.press('f');
  expect(await flipped()).toBe(before);
  await knights.tabTo(knights.part('keys'), 'Shift+Tab');
  await enter(knights);
  await knights.part('keys-dialog').waitFor();
});

/** Walks, and goes to the board by Tab first. */
function walkingFromTab(game: GamePage): typeof walking {
  return {
    ...walking,
    move: async (page, from, to) => {
      await game.tabTo(boardCell(game), 'Shift+Tab');
      await walking.move(page, from, to);
    },
  };
}
