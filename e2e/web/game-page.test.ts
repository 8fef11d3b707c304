/** The page of a game: its board and pieces to try, its ways to play, its numbers, its family, its rules. */
import { describe, expect, test } from 'vitest';
import { Board } from '../support/board.js';
import { expectSoon } from '../support/expect-soon.js';
import { PHONE, visiting } from '../support/visiting.js';

const { open } = visiting();

describe('the page of a game', () => {
  test('says what it is, counts, and names its family', async () => {
    const game = await open('#/game/nightrider');
    await expectSoon(() => game.page.title()).toBe('Standard Nightrider Chess · Hippodrome');
    await game.part('numbers').scrollIntoViewIfNeeded();
    await expectSoon(() => game.part('numbers').textContent()).toContain('576');
    const family = game.part('family');
    expect(await family.getByRole('link').allTextContents()).toEqual(['Chess', 'Wide Nightrider Chess']);
    await expectSoon(() => game.part('kept').textContent()).toContain('No finished game');
    await game.page.getByRole('heading', { name: 'The rules', exact: true }).scrollIntoViewIfNeeded();
    await game.part('rules-text').waitFor();
    await family.getByRole('link', { name: 'Wide Nightrider Chess' }).click();
    await expectSoon(() => game.page.getByRole('heading', { level: 1 }).textContent()).toBe('Wide Nightrider Chess');
    expect(await game.page.evaluate('document.activeElement.tagName')).toBe('H1');
  });

  test('leads to puzzles where there are some', async () => {
    const game = await open('#/game/nightrider');
    const ways = game.page.getByRole('navigation', { name: 'More about Standard Nightrider Chess' });
    await ways.getByRole('link', { name: 'Puzzles' }).waitFor();
    const other = await open('#/game/shatranj');
    await other.page.getByRole('link', { name: 'Rule sheet to print' }).waitFor();
    expect(await other.page.getByRole('main').getByRole('link', { name: 'Puzzles' }).count()).toBe(0);
  });

  test('plays at the level that was chosen, and goes on with the game that was begun', async () => {
    const game = await open('#/game/cavalier');
    await game.page.getByRole('link', { name: 'Play Cavalier Chess at level 2' }).click();
    await expectSoon(() => game.part('player-black').textContent()).toContain('Computer, level 2');
    await game.board.click('b2', 'c4');
    await game.hasPlayed(1, 'Cbc4');
    await game.page.goBack();
    await game.page.getByRole('link', { name: 'Go on with your game' }).click();
    await game.hasPlayed(1, 'Cbc4');
  });

  test('lets every piece be tried by itself', async () => {
    const game = await open('#/game/nightrider');
    const pieces = game.part('pieces');
    await pieces.getByRole('radio', { name: 'Nightrider' }).waitFor();
    expect(await pieces.getByRole('radio', { name: 'Nightrider' }).isChecked()).toBe(true);
    const board = new Board(game.page, pieces);
    await pieces.getByTestId('try-board').hover();
    // The board that can be played on is fetched when somebody is about to.
    const mayMove = (square: string) => pieces.locator(`.hd-movable[data-square=${square}]`).waitFor();
    await mayMove('d4');
    await board.click('d4', 'e6');
    await mayMove('e6');
    await board.click('e6', 'g5');
    await expectSoon(() => board.read('g5')).toContain('white nightrider');
    await pieces.getByRole('button', { name: 'Start again' }).click();
    await expectSoon(() => board.read('d4')).toContain('white nightrider');
    await pieces.getByRole('radio', { name: 'Rook' }).check();
    await pieces.getByRole('button', { name: 'Move the pieces' }).press('Enter');
    await expectSoon(() => board.cursor()).toBeDefined();
    await expectSoon(() => board.read('d4')).toContain('white rook');
  });
});

test('the diagrams of the rules can be played on, by finger too', async () => {
  const game = await open('#/rules/knights', PHONE);
  const diagram = game.part('diagram').first();
  await diagram.getByTestId('try-board').tap();
  const board = new Board(game.page, diagram);
  await diagram.locator('.hd-movable[data-square=d5]').waitFor();
  await board.tap('d5', 'd6');
  await expectSoon(() => board.read('d6')).toContain('black king');
  await board.tap('e4', 'e3');
  await expectSoon(() => board.read('e3')).toContain('white king');
});
