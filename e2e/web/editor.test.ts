/** Setting up positions: by mouse, finger and keyboard, and from texts; then playing from them. */
import { expect, test } from 'vitest';
import { Board } from '../support/board.js';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { PHONE, visiting } from '../support/visiting.js';

const { open } = visiting();

const BARE = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';

/** Keeps all that is announced, run in the page: one announcement takes the place of another. */
const LISTEN = `globalThis.heard = [];
new MutationObserver(() => heard.push(document.querySelector('[data-testid=announcer]').textContent)).observe(
  document.querySelector('[data-testid=announcer]'), { childList: true, subtree: true, characterData: true });`;

async function editor(slug: string, fen?: string, visitor?: Parameters<typeof open>[1]) {
  const game = await open(`#/editor/${slug}${fen === undefined ? '' : `?fen=${encodeURIComponent(fen)}`}`, visitor);
  const text = game.part('editor-fen');
  await text.waitFor();
  return { game, board: new Board(game.page), fen: () => text.inputValue(), text };
}

/** Drags a piece of the palette to a square. */
async function dragIn(game: GamePage, piece: string, square: string): Promise<void> {
  const from = await game.page.getByRole('radio', { name: piece, exact: true }).boundingBox();
  const to = await new Board(game.page).square(square).boundingBox();
  if (from === null || to === null) throw new Error(`${piece} or ${square} is not to be seen`);
  const { mouse } = game.page;
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await mouse.up();
}

test('pieces are dragged in, put by clicks, moved, removed; everything is taken back and done again', async () => {
  const { game, board, fen } = await editor('nightrider', BARE);
  await dragIn(game, 'white nightrider', 'b1');
  await expectSoon(fen).toBe('4k3/8/8/8/8/8/8/1N2K3 w - - 0 1');
  await game.page.getByRole('radio', { name: 'black queen', exact: true }).click();
  await board.click('d8', 'h4');
  await expectSoon(fen).toBe('3qk3/8/8/8/7q/8/8/1N2K3 w - - 0 1');
  await board.drag('d8', 'a5');
  await game.page.mouse.click(0, 0);
  await expectSoon(fen).toBe('4k3/8/8/q7/7q/8/8/1N2K3 w - - 0 1');
  await game.page.getByRole('radio', { name: 'Remove pieces' }).click();
  await board.click('a5', 'h4');
  await expectSoon(fen).toBe('4k3/8/8/8/8/8/8/1N2K3 w - - 0 1');
  await game.part('editor-undo').click({ clickCount: 2 });
  await expectSoon(fen).toBe('4k3/8/8/q7/7q/8/8/1N2K3 w - - 0 1');
  await game.part('editor-redo').click();
  await expectSoon(fen).toBe('4k3/8/8/8/7q/8/8/1N2K3 w - - 0 1');
  expect(decodeURIComponent(game.page.url())).toContain('8/7q/8/8/1N2K3');
});

test('a position is judged while it is made, and what is legal can be played and analysed', async () => {
  const { game, text } = await editor('knights');
  const verdict = game.part('editor-verdict');
  expect(await verdict.getAttribute('data-legal')).toBe('true');
  await game.part('editor-clear').click();
  await expectSoon(() => verdict.getAttribute('data-legal')).toBe('false');
  await expectSoon(() => verdict.locator('[data-code]').count()).toBeGreaterThan(0);
  expect(await game.part('editor-friend').count()).toBe(0);
  await text.fill('nnnqqnnn/pppppppp/8/3k4/4K3/8/PPPPxPPP/NNNQQNNN b - - 0 1 opening');
  await expectSoon(() => game.page.locator('[data-code="fen/unknown-piece"]').textContent()).toContain('column');
  await text.fill('nnnqqnnn/pppppppp/8/3k4/8/4K3/PPPPPPPP/NNNQQNNN w - - 0 3');
  await game.page.getByLabel('Phase').selectOption('opening');
  await expectSoon(() => text.inputValue()).toBe('nnnqqnnn/pppppppp/8/3k4/8/4K3/PPPPPPPP/NNNQQNNN w - - 0 3 opening');
  await expectSoon(() => game.part('editor-analyse').getAttribute('href')).toMatch(/^#\/analysis\/knights\?fen=nnn/);
  await game.part('editor-friend').click();
  await game.part('phase').waitFor();
  expect(await new Board(game.page).read('e3')).toContain('white king');
});

test('what a game remembers besides the board can be set: castling, en passant, a pool', async () => {
  const { game, fen } = await editor('chess', 'r3k3/8/8/3pP3/8/8/8/4K2R w Kq - 0 1');
  await game.page.getByRole('checkbox', { name: 'White, king’s side' }).uncheck();
  await game.page.getByLabel('En passant on').selectOption('d6');
  await game.page.getByText('Swap sides').click();
  await expectSoon(fen).toBe('4k2r/8/8/8/3Pp3/8/8/R3K3 b Q d3 0 1');
  const pool = await editor('grand-cavalier');
  await pool.game.page.getByRole('spinbutton', { name: 'white queen' }).fill('2');
  await expectSoon(pool.fen).toContain('[QQ]');
});

test('with the keyboard alone, read out as it goes', async () => {
  const { game, board, fen } = await editor('spider-rider');
  const { keyboard } = game.page;
  await game.page.evaluate(LISTEN);
  await game.page.getByRole('radio', { name: 'Move pieces', exact: true }).focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  expect(await game.page.getByRole('radio', { name: 'white king', exact: true }).isChecked()).toBe(true);
  await board.square('g1').focus();
  await keyboard.press('Delete');
  await keyboard.type('g5');
  await keyboard.press('Enter');
  expect(await board.read('g5')).toBe('g5, white king');
  await expectSoon(() => game.page.evaluate<string>(`heard.join('; ')`)).toContain('white king on g5');
  await expectSoon(fen).toContain('/*ZP3K3PZ*/');
  await keyboard.press('Control+z');
  await expectSoon(() => board.read('g5')).toBe('g5, empty');
});

test('on a phone, with a finger', async () => {
  const { game, board, fen } = await editor('chess', BARE, PHONE);
  await game.page.getByRole('radio', { name: 'white rook', exact: true }).tap();
  await board.tap('a1', 'h1');
  await expectSoon(fen).toBe('4k3/8/8/8/8/8/8/R3K2R w - - 0 1');
  await board.swipe('a1', 'a8');
  await expectSoon(fen).toBe('R3k3/8/8/8/8/8/8/4K2R w - - 0 1');
});
