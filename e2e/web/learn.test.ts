/** Lessons as newcomers take them: by mouse, by keyboard alone, in another language; and the teaching of a game whose rules change. */
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { PHONE, visiting } from '../support/visiting.js';

const { open } = visiting();

const FIRST = '#/learn/nightrider/nightrider';

async function step(game: GamePage, name: string): Promise<void> {
  await expectSoon(() => game.part('lesson').getAttribute('data-step')).toBe(name);
}

async function said(game: GamePage, is: string): Promise<string> {
  await expectSoon(() => game.part('feedback').getAttribute('data-is')).toBe(is);
  return (await game.part('feedback').textContent()) ?? '';
}

async function violations(game: GamePage): Promise<readonly string[]> {
  await game.page.evaluate(axe.source);
  const { violations: found } = await game.page.evaluate<axe.AxeResults>('axe.run()');
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

describe('the first lesson', () => {
  test('by mouse: a leap, a ride, a wrong attempt and its reason, and the progress is kept', async () => {
    const game = await open('#/learn/nightrider');
    await game.part('learn-begin').click();
    await step(game, 'leap');
    await expectSoon(() => game.board.read('c3')).toContain('star');
    await game.board.drag('b1', 'c3');
    await said(game, 'done');
    await game.part('learn-next').click();
    await step(game, 'ride');
    await game.board.click('b1', 'c4');
    expect(await said(game, 'bad')).toContain('not how it moves');
    await game.board.click('b1', 'e7');
    expect(await said(game, 'done')).toContain('whole secret');
    await game.page.reload();
    await step(game, 'turn');
    await game.page.goBack();
    expect(await game.part('lesson-nightrider').textContent()).toContain('2 of 7');
  });

  test('by keyboard alone, from the first step to the second', async () => {
    const game = await open(FIRST);
    await step(game, 'leap');
    await game.tabTo(game.board.square('a1').or(game.page.locator('[data-square][tabindex="0"]')).first());
    await game.board.type('b1', 'a4');
    await expectSoon(() => game.announced()).toContain('not how it moves');
    await game.board.type('b1', 'c3');
    await said(game, 'done');
    // The focus is on the way on, and behind that on the next board.
    await game.page.keyboard.press('Enter');
    await step(game, 'ride');
    await game.board.type('b1', 'e7');
    await said(game, 'done');
    await expectSoon(() => game.announced()).toContain('whole secret');
  });

  test('says what is in the way, and shows the way by a hint', async () => {
    const game = await open(FIRST, PHONE);
    await game.page.getByRole('button', { name: 'Step 5' }).tap();
    await step(game, 'barred');
    await game.board.tap('b1', 'e7');
    expect(await said(game, 'bad')).toContain('The pawn on c3');
    await game.part('learn-hint').tap();
    expect(await said(game, 'hint')).toMatch(/Try b1 to \w\d/);
  });
});

test('special rules: castling by leap, and which move is not legal, in German', async () => {
  const game = await open('#/learn/wide-nightrider/castling-by-leap');
  await step(game, 'leap');
  await game.board.click('g1', 'h2');
  expect(await said(game, 'bad')).toContain('not castling');
  await game.board.click('g1', 'i1');
  await said(game, 'done');
  const german = await game.page.context().newPage();
  await german.addInitScript(`localStorage.setItem('hippodrome.settings', '{"language":"de"}')`);
  await german.goto(game.page.url());
  await german.getByRole('button', { name: 'Schritt 3' }).click();
  await german.locator('[data-move="g1d1,a1g1"]').click();
  await expectSoon(() => german.getByTestId('feedback').textContent()).toContain('ist erlaubt');
  await german.locator('[data-move="g1c1,a1g1"]').click();
  await expectSoon(() => german.getByTestId('lesson').getAttribute('data-state')).toBe('done');
});

test('a forced pass, and a game that only has generated lessons', async () => {
  const game = await open('#/learn/knights/knights-and-stalemates');
  await game.page.getByRole('button', { name: 'Step 2' }).click();
  expect(await game.part('learn-analyse').count()).toBe(0);
  await game.part('learn-pass').click();
  expect(await said(game, 'done')).toContain('the game goes on');
  await game.part('learn-analyse').click();
  await game.part('study').waitFor();
  expect(await game.part('link-problems').count()).toBe(0);
  const other = await open('#/learn/xiangqi/horse');
  await step(other, 'first');
  const nothing = await open('#/learn/xiangqi/no-such-lesson');
  await nothing.part('no-lesson').waitFor();
});

describe('teaching', () => {
  test('says which rules are in force, asks about what has happened, and keeps notes over a reload', async () => {
    const game = await open('#/teach/knights');
    await expectSoon(() => game.part('regime').getAttribute('data-phase')).toBe('opening');
    await game.board.drag('d5', 'd4');
    await expectSoon(() => game.part('question').textContent()).toContain('walked straight into an attack');
    await game.part('another-question').click();
    expect(await game.part('question').textContent()).toContain('end the phase now');
    await game.part('if-it-ended').locator('summary').click();
    expect(await game.part('if-it-ended').textContent()).toContain('in check from e4');
    await game.part('note').fill('They laughed.');
    await game.page.reload();
    await expectSoon(() => game.part('note').inputValue()).toBe('They laughed.');
    expect(await game.part('taught-moves').textContent()).toContain('1... Kd4');
    const download = game.page.waitForEvent('download');
    await game.part('download-pgn').click();
    expect((await download).suggestedFilename()).toBe('knights.pgn');
    await game.part('teach-new').click();
    await game.part('teach-new-yes').click();
    expect(await game.part('note').inputValue()).toBe('');
  });

  test('shows on the board who attacks what, and who would be in check', async () => {
    const game = await open('#/teach/knights');
    await game.part('teach-sight').click();
    await expectSoon(() => game.board.read('d5')).toContain('attacked by White 1, Black 0');
    await game.part('sight-dormant').click();
    await expectSoon(() => game.board.read('e4')).toContain('would be in check');
    await game.part('sight-close').click();
    await expectSoon(() => game.board.read('e4')).toBe('e4, white king');
    await game.page.keyboard.press('s');
    await game.part('sight').waitFor();
  });

  test('is not for games whose rules stay', async () => {
    const game = await open('#/teach/nightrider');
    expect(await game.part('no-teaching').textContent()).toContain('do not change');
  });
});

test.each([
  ['#/learn/knights', 'learn-begin', 'light'],
  ['#/learn/knights/opening-phase', 'lesson', 'light'],
  ['#/learn/knights/opening-phase', 'lesson', 'dark'],
  ['#/teach/knights', 'teach', 'light'],
  ['#/teach/knights', 'teach', 'dark'],
] as const)('axe finds nothing: %s', async (hash, part, colorScheme) => {
  const game = await open(hash, { colorScheme });
  await game.part(part).waitFor();
  expect(await violations(game)).toEqual([]);
});
