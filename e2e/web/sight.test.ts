/** What lies on the board on demand: numbers and marks that were worked out by hand, by mouse, finger and keyboard. */
import { describe, expect, test } from 'vitest';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { addressOf, PHONE, type Visitor, visiting } from '../support/visiting.js';

const { open } = visiting();

async function seeing(slug: string, fen: string | undefined, overlay: string, visitor?: Visitor): Promise<GamePage> {
  const game = await open(addressOf(slug, { mode: 'hotseat', ...(fen && { fen }) }), visitor);
  await game.part('action-sight').click();
  await game.part('sight').waitFor();
  if (overlay !== 'attackers') await game.part(`sight-${overlay}`).click();
  await shown(game, overlay);
  return game;
}

async function shown(game: GamePage, overlay: string): Promise<void> {
  await game.page.locator(`[data-testid="sight"][data-overlay="${overlay}"][data-state="shown"]`).waitFor();
}

const texts = (game: GamePage) => game.part('sight-texts').locator('p, li').allTextContents();

describe('attackers', () => {
  test('are counted for each square, in the array of a game', async () => {
    const game = await seeing('nightrider', undefined, 'attackers');
    // b1–c3–d5–e7 is a ride; king, queen, bishop and the nightrider on g8 protect.
    await expectSoon(() => game.board.read('e7')).toBe('e7, black pawn, attacked by White 1, Black 4');
    await expectSoon(() => game.board.read('a1')).not.toContain('attacked');
    await expectSoon(() => game.announced()).toContain('White attacks');
  });

  test('of one square are named, those behind others on demand; a square is kept', async () => {
    const game = await seeing('nightrider', '7k/8/3p4/8/2N5/8/1N6/K7 w - - 0 1', 'attackers');
    await game.board.hover('d6');
    await expectSoon(() => texts(game)).toEqual(['Black pawn d6. White 1: nightrider c4. Black none']);
    await game.page.keyboard.press('Shift+Digit0');
    await game.part('sight-pin').waitFor();
    await game.part('sight-deep').check();
    await expectSoon(() => texts(game)).toEqual([
      'Black pawn d6. White 1: nightrider c4, behind them nightrider b2. Black none',
    ]);
    await expectSoon(() => game.board.read('d6')).toContain('attacked by White 2, Black 0');
    await game.part('sight-pin').click();
    await expectSoon(() => game.part('sight-pin').count()).toBe(0);
  });
});

test('several pieces are kept in view by a long press, each with what stops it', async () => {
  const fen = '4k3/8/4p3/5P2/3N4/5p2/8/K7 w - - 0 1';
  const game = await seeing('nightrider', fen, 'rides', PHONE);
  await game.board.longPress('d4');
  await expectSoon(() => texts(game)).toEqual([
    'White nightrider d4: can take black pawn f3, black pawn e6; can go c2, e2, b3, b5, c6, b8; protects white pawn f5',
  ]);
  await game.board.longPress('a1');
  await expectSoon(async () => (await texts(game)).length).toBe(2);
  expect(await game.part('sight-pin').allTextContents()).toEqual(['d4 ×', 'a1 ×']);
});

test('what is lost by exchanges is marked with how much', async () => {
  // The rook takes the pawn, and the king may not take back: the rook behind protects.
  const game = await seeing('chess', '8/8/3k4/3p4/8/8/3R4/3RK3 b - - 0 1', 'loose');
  expect(await texts(game)).toEqual(['One piece can be won', 'Black pawn d5: rook d2 takes and wins 1']);
  await expectSoon(() => game.board.read('d5')).toContain('can be won');
  await game.part('sight-side-white').click();
  await expectSoon(() => texts(game)).toEqual(['Nothing can be won']);
});

test('what the opponent could take is marked, at a profit or not', async () => {
  const fen = 'k9/10/10/10/c2V2P3/3v6/10/10/10/K9[] w - - 0 1';
  const game = await seeing('grand-cavalier', fen.replace('P', 'C'), 'threats');
  expect((await texts(game))[0]).toBe('Black threatens to take one piece');
  // The cannon leaps the cavalier.
  expect((await texts(game))[1]).toMatch(/^White cannon g6: cannon a6 takes and wins/);
});

test('squares to fork from, and what would be forked', async () => {
  const game = await seeing('nightrider', '4k3/8/8/8/r7/8/8/3NK3 w - - 0 1', 'forks');
  expect(await texts(game)).toEqual([
    '2 forks',
    'White nightrider d1 to b2: rook a4, king e8',
    'White nightrider d1 to g7: rook a4, king e8',
  ]);
  await expectSoon(() => game.board.read('g7')).toContain('for a fork');
  await expectSoon(() => game.board.read('a4')).toContain('can be forked');
});

test('checks that would be, if the phase ended now', async () => {
  const fen = 'nnnqqnnn/pppp1ppp/8/3k4/4K3/5p2/PPPPPPPP/NNNQQNNN w - - 0 5 opening';
  const game = await seeing('knights', fen, 'dormant');
  expect(await texts(game)).toEqual([
    'If check came into force now, there would be check',
    'White king e4: attacked by king d5, queen e8',
    'Black king d5: attacked by king e4',
    'White brings check into force by king e4 to f3',
  ]);
  await expectSoon(() => game.board.read('e4')).toContain('would be in check');
  const other = await open(addressOf('chess', { mode: 'hotseat' }));
  await other.part('action-sight').click();
  await other.part('sight').waitFor();
  expect(await other.part('sight-dormant').count()).toBe(0);
});

test('by the keyboard alone, and away again', async () => {
  const game = await open(addressOf('nightrider', { mode: 'hotseat' }));
  await game.part('board').waitFor();
  await game.page.keyboard.press('s');
  await shown(game, 'attackers');
  await game.page.keyboard.press('Shift+Digit3');
  await shown(game, 'loose');
  await expectSoon(() => game.announced()).toBe('Nothing can be won');
  await game.page.keyboard.press('Shift+Digit3');
  await expectSoon(() => game.part('sight').getAttribute('data-state')).toBe('off');
  await game.page.keyboard.press('s');
  await game.part('sight').waitFor({ state: 'detached' });
  await expectSoon(() => game.board.read('e7')).toBe('e7, black pawn');
});
