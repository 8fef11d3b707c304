/** A whole game on a phone, by touch. */
import { startPosition } from '@hippodrome/rules';
import { expect, test } from 'vitest';
import { rulesOf } from '../../bench/src/support/shipped.js';
import { expectSoon } from '../support/expect-soon.js';
import { playOut, swiping, tapping } from '../support/play-out.js';
import { PHONE, visiting } from '../support/visiting.js';

const { open } = visiting();

test('a game on the wide board: tapped and swiped, castling chosen, to checkmate', async () => {
  const game = await open('#/play/wide-nightrider?mode=hotseat', PHONE);
  const start = startPosition(rulesOf('wide-nightrider'));
  const tapped = await playOut(game, start, 'Ch3 d6 a3 d5 e5 dxe4 O-O:h1', tapping);
  expect(tapped.asked).toEqual([['King to h1', 'Castle: king to h1, rook to g1']]);
  const swiped = await playOut(game, tapped.position, 'Fe8 Ne7 Nc8 Nki5 b8 Nxc8 a6 Nxe4 b7 Fe3 g7', swiping, 7);
  await playOut(game, swiped.position, 'Qd3 a5 Ceg3 Cc8 Nixc8 h6 Qd5 Ch8 Qxi10+ Ch10 Qxh10#', tapping, 18);
  expect(await game.result()).toEqual({ rule: 'checkmate', words: 'White wins by checkmate' });
});

test('a long press shows the rides and moves nothing', async () => {
  const game = await open('#/play/spider-rider?mode=hotseat', PHONE);
  await game.board.longPress('d3');
  await expectSoon(() => game.part('rides').textContent()).toContain('White nightrider on d3');
  await game.part('rides').waitFor();
  expect(await game.moves()).toEqual([]);
});

test.each(['', '#/play/spider-rider', '#/play/wide-nightrider', '#/rules/grand-cavalier'])(
  'nothing is wider than the phone: %s',
  async (hash) => {
    const game = await open(hash, PHONE);
    await game.page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await game.page.waitForLoadState('networkidle');
    expect(await game.page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  },
);
