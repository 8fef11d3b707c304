/** Games outlive a reload; what the storage holds is never trusted. */
import { startPosition } from '@hippodrome/rules';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../bench/src/support/shipped.js';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { clicking, playOut } from '../support/play-out.js';
import { visiting } from '../support/visiting.js';

const { open } = visiting();

const KEY = 'hippodrome.game.nightrider';

/** A game that two friends began in the dialog, so that it is kept as this game's own. */
async function ownGame(moves: string): Promise<GamePage> {
  const game = await open('#/play/nightrider');
  await game.action('new').click();
  await game.page.getByRole('radio', { name: 'A friend here' }).check();
  await game.page.getByRole('radio', { name: '10 + 5' }).check();
  await game.part('start').click();
  await playOut(game, startPosition(rulesOf('nightrider')), moves, clicking);
  return game;
}

function stored(game: GamePage): Promise<string> {
  return game.page.evaluate<string>(`localStorage.getItem('${KEY}')`);
}

async function reloadWith(game: GamePage, text: string): Promise<void> {
  // The page writes its game as it is left, so the text is put there before the next one begins.
  await game.page.addInitScript(
    `if (!sessionStorage.done) { localStorage.setItem('${KEY}', ${JSON.stringify(text)}); sessionStorage.done = 1; }`,
  );
  await game.page.reload();
}

describe('a reload', () => {
  test('keeps moves, players, clocks and the side that is below', async () => {
    const game = await ownGame('e4 e5');
    await game.action('flip').click();
    await game.page.reload();
    await game.part('restored').waitFor();
    expect(await game.moves()).toEqual(['e4', 'e5']);
    expect(await game.part('board').getAttribute('data-flipped')).toBe('true');
    expect(await game.part('clock-white').textContent()).toMatch(/^\s*9:5\d|10:0\d/);
    await game.board.drag('g1', 'f3');
    await game.hasPlayed(3, 'Nf3');
  });

  test('keeps a result', async () => {
    const game = await ownGame('e4');
    await game.action('resign').click();
    await game.part('resign-yes').click();
    await game.page.reload();
    expect(await game.result()).toEqual({ rule: 'resignation', words: 'White wins by resignation' });
  });

  test('keeps a game that an address began', async () => {
    const game = await open('#/play/knights?mode=hotseat');
    await playOut(game, startPosition(rulesOf('knights')), 'Kd6 h3', clicking);
    await game.page.reload();
    await expectSoon(() => game.moves()).toEqual(['Kd6', 'h3']);
  });

  test('lets the computer go on where it was interrupted', async () => {
    const game = await open('#/play/spider-rider?mode=computer&level=8&side=black');
    await expectSoon(() => game.part('status').textContent()).toContain('thinking');
    await game.page.reload();
    await game.page.locator('[data-ply="1"]').waitFor();
    await expectSoon(() => game.part('status').textContent()).toContain('Your move');
  });
});

test('the list of games offers to go on', async () => {
  const game = await ownGame('e4 e5 Nf3');
  await game.page.getByRole('link', { name: 'Hippodrome: all games' }).click();
  const card = game.part('card-nightrider');
  await expectSoon(() => card.textContent()).toContain('after 2 moves');
  await card.getByRole('link', { name: 'Continue Standard Nightrider Chess' }).click();
  await expectSoon(() => game.moves()).toEqual(['e4', 'e5', 'Nf3']);
});

test('a game from an address does not cost anybody the game they had', async () => {
  const game = await ownGame('e4 e5');
  await game.page.evaluate(`location.hash = '#/play/nightrider?mode=hotseat'`);
  await expectSoon(() => game.moves()).toEqual([]);
  await game.page.evaluate(`location.hash = '#/play/nightrider'`);
  await expectSoon(() => game.moves()).toEqual(['e4', 'e5']);
});

describe('a storage that was tampered with', () => {
  test.each([
    ['no JSON', '{"version":1,'],
    ['something else', '[1,2,3]'],
    ['a number', '7'],
    ['another version', '{"version":99}'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a very long text', 'x'.repeat(300_000)],
  ])('%s begins a new game and says why', async (_, text) => {
    const game = await ownGame('e4');
    await reloadWith(game, text);
    await expectSoon(() => game.part('dropped').textContent()).toContain(
      'The game kept from your last visit could not be used',
    );
    expect(await game.moves()).toEqual([]);
    await game.board.click('e2', 'e4');
    await game.hasPlayed(1, 'e4');
  });

  test.each([
    ['a move that is not legal', (saved: Saved) => ({ ...saved, moves: ['e2e5'] })],
    ['a start that is no position', (saved: Saved) => ({ ...saved, start: 'no position' })],
    ['rules that have changed', (saved: Saved) => ({ ...saved, rules: '0' })],
    [
      'seats that make no sense',
      (saved: Saved) => ({ ...saved, settings: { ...saved.settings, seats: { white: 'cat' } } }),
    ],
    ['times that are none', (saved: Saved) => ({ ...saved, settings: { ...saved.settings, clock: { minutes: -1 } } })],
  ])('%s is not played', async (_, spoil) => {
    const game = await ownGame('e4');
    await reloadWith(game, JSON.stringify(spoil(JSON.parse(await stored(game)) as Saved)));
    await game.part('dropped').waitFor();
    expect(await game.moves()).toEqual([]);
  });
});

interface Saved {
  readonly settings: object;
}

test('the colours chosen are there again after a reload', async () => {
  const game = await open('');
  const background = (): Promise<string> =>
    game.page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
  const light = await background();
  await game.part('scheme').click();
  await game.part('scheme').click();
  await expectSoon(() => game.part('scheme').getAttribute('aria-label')).toBe('Colours: dark');
  expect(await background()).not.toBe(light);
  await game.page.reload();
  expect(await background()).not.toBe(light);
  expect(await game.part('scheme').getAttribute('aria-label')).toBe('Colours: dark');
});

test('without any storage the page still plays', async () => {
  const game = await open('');
  await game.page.addInitScript(
    `Object.defineProperty(globalThis, 'localStorage', { get() { throw new Error('barred'); } })`,
  );
  await game.page.reload();
  await game.page.getByRole('link', { name: 'Play Cavalier Chess', exact: true }).click();
  await game.board.click('b2', 'c4');
  await expectSoon(async () => (await game.moves())[0]).toBe('Cbc4');
  for (const address of ['games', 'workshop', 'settings', 'puzzles', 'learn/knights', 'analysis/knights']) {
    await game.page.evaluate(`location.hash = '#/${address}'`);
    await expectSoon(() => game.page.evaluate('document.activeElement?.tagName')).toBe('H1');
  }
});
