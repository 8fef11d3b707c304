/** Addresses, titles and the way back. */
import { describe, expect, test } from 'vitest';
import { expectSoon } from '../support/expect-soon.js';
import { addressOf, visiting } from '../support/visiting.js';

const { open } = visiting();

const TITLES = [
  ['nightrider', 'Standard Nightrider Chess'],
  ['wide-nightrider', 'Wide Nightrider Chess'],
  ['cavalier', 'Cavalier Chess'],
  ['grand-cavalier', 'Grand Cavalier Chess'],
  ['knights', 'Knights Chess'],
  ['spider-rider', 'Spider Rider Chess'],
] as const;

test('the six games come first in the list, in their order, each with its board and its two ways in', async () => {
  const game = await open('');
  const cards = game.part('games').locator('article');
  await expectSoon(() => cards.count()).toBeGreaterThanOrEqual(TITLES.length);
  const headings = await cards.getByRole('heading').allTextContents();
  expect(headings.slice(0, TITLES.length)).toEqual(TITLES.map(([, title]) => title));
  for (const [slug, title] of TITLES) {
    const card = game.part(`card-${slug}`);
    await card.scrollIntoViewIfNeeded();
    await card.locator('svg[role=img]').waitFor({ state: 'attached' });
    expect(await card.getByRole('link', { name: `Play ${title}`, exact: true }).getAttribute('href')).toBe(
      `#/play/${slug}`,
    );
    expect(await card.getByRole('link', { name: `Rules of ${title}` }).getAttribute('href')).toBe(`#/rules/${slug}`);
  }
});

describe.each(TITLES)('%s', (slug, title) => {
  test('has a rules page with its title, its diagrams and its examples', async () => {
    const game = await open(`#/rules/${slug}`);
    await game.part('rules-text').waitFor();
    expect(await game.page.title()).toBe(`Rules of ${title} · Hippodrome`);
    expect(await game.page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([title]);
    const diagrams = game.part('diagram');
    expect(await diagrams.count()).toBeGreaterThan(2);
    for (const diagram of await diagrams.all()) {
      await diagram.scrollIntoViewIfNeeded();
      await diagram.locator('svg[role=img]').waitFor({ state: 'attached' });
    }
    expect(await diagrams.filter({ hasText: 'cannot be drawn' }).count()).toBe(0);
    const examples = game.part('examples').first();
    await examples.locator('summary').click();
    await expectSoon(() => examples.locator('li').count()).toBeGreaterThan(0);
  });

  test('shows its rules beside the board', async () => {
    const game = await open(`#/play/${slug}?mode=hotseat`);
    await game.show('rules');
    await game.part('rules-panel').getByTestId('rules-text').waitFor();
    expect(await game.part('short-rules').locator('li').count()).toBeGreaterThan(1);
    expect(await game.page.title()).toBe(`${title} · Hippodrome`);
  });
});

test('back and forth go through the pages, each with its title', async () => {
  const game = await open('');
  const { page } = game;
  await page.getByRole('link', { name: 'Rules of Knights Chess' }).click();
  await expectSoon(() => page.title()).toBe('Rules of Knights Chess · Hippodrome');
  await page.getByRole('link', { name: 'Play this game' }).click();
  await expectSoon(() => page.title()).toBe('Knights Chess · Hippodrome');
  await page.goBack();
  await expectSoon(() => page.title()).toBe('Rules of Knights Chess · Hippodrome');
  await page.goBack();
  await expectSoon(() => page.title()).toBe('Hippodrome');
  await page.goForward();
  await page.goForward();
  await expectSoon(() => page.title()).toBe('Knights Chess · Hippodrome');
});

test('the heading of a page that was gone to has the focus', async () => {
  const game = await open('');
  await game.page.getByRole('link', { name: 'Rules of Cavalier Chess', exact: true }).click();
  await expectSoon(() => game.page.evaluate('document.activeElement.textContent')).toBe('Cavalier Chess');
});

test('the board of a page that was gone to stands still while the first piece is carried', async () => {
  const game = await open('');
  await game.page.getByRole('link', { name: 'Play Cavalier Chess', exact: true }).click();
  await game.board.square('b2').waitFor();
  const before = await game.board.square('b2').boundingBox();
  await game.board.drag('b2', 'c4');
  await game.hasPlayed(1, 'Cbc4');
  expect(await game.board.square('b2').boundingBox()).toEqual(before);
});

test('an address says position, players, level and clock', async () => {
  const fen = '8/7Q/8/8/8/1p1p4/pppPp3/kqn1K2N w - - 1 40';
  const query = { fen, mode: 'computer', level: '3', side: 'white', minutes: '7', increment: '2' };
  const game = await open(addressOf('knights', query));
  expect(await game.fen()).toBe(fen);
  expect(await game.part('player-black').textContent()).toContain('Computer, level 3');
  expect((await game.part('clock-white').textContent())?.trim()).toBe('7:00');
});

test('options that make no sense are left out', async () => {
  const game = await open('#/play/nightrider?mode=tournament&level=99&side=purple&minutes=-3&cheat=yes');
  await expectSoon(() => game.part('player-black').textContent()).toContain('Computer, level 3');
  expect(await game.part('clock-white').count()).toBe(0);
});

test('a position that cannot be set up is named with its place, and the array is played', async () => {
  const game = await open(addressOf('nightrider', { mode: 'hotseat', fen: '8/8/8/8/8/8/8/9 w - - 0 1' }));
  await expectSoon(() => game.part('bad-position').textContent()).toContain('could not be set up');
  expect(await game.part('problems').textContent()).toContain('column 15');
  await game.board.click('e2', 'e4');
  await game.hasPlayed(1, 'e4');
});

test.each(['#/play/checkers', '#/rules/checkers', '#/nonsense', '#/play/nightrider/extra'])(
  '%s leads nowhere, and says so',
  async (hash) => {
    const game = await open(hash);
    await expectSoon(() => game.part('missing').textContent()).toContain('There is no');
    await game.page.getByRole('link', { name: 'To the games' }).click();
    await game.part('games').waitFor();
  },
);
