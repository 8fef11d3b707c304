/** Games against the computer, which thinks in a worker while the page goes on. */
import { legalMoves, type Move, outcome, type Position, startPosition, writeSan } from '@hippodrome/rules';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../bench/src/support/shipped.js';
import { answer, playToTheEnd } from '../support/against-computer.js';
import { expectSoon } from '../support/expect-soon.js';
import { clicking, playOut } from '../support/play-out.js';
import { watchPauses } from '../support/responsiveness.js';
import { addressOf, visiting } from '../support/visiting.js';

const { open } = visiting();

/** One of the legal moves, however few the computer's last move has left (it may give check). */
function someMove(position: Position, which: number): Move {
  const moves = legalMoves(position);
  return moves[which % moves.length] ?? expect.fail('the game is over');
}

test('a whole game at level 1, to the end', { timeout: 120_000 }, async () => {
  const game = await open('#/play/nightrider?mode=computer&level=1&side=white');
  const position = await playToTheEnd(game, 'nightrider');
  const { rule, words } = await game.result();
  expect(rule).toBe(outcome(position)?.rule);
  expect(words).toMatch(/^(You win|You lose|Draw) by/);
});

test.each(['wide-nightrider', 'cavalier', 'grand-cavalier', 'knights', 'spider-rider'])(
  'the computer answers legally: %s',
  async (slug) => {
    const game = await open(`#/play/${slug}?mode=computer&level=1`);
    let position = startPosition(rulesOf(slug));
    for (const ply of [1, 3, 5]) {
      const mine = someMove(position, ply);
      position = (await playOut(game, position, writeSan(position, mine), clicking, ply - 1)).position;
      position = await answer(game, position, ply + 1);
    }
    expect(await game.moves()).toHaveLength(6);
  },
);

test('the page answers while the computer thinks', async () => {
  const game = await open('#/play/spider-rider?mode=computer&level=8&side=black&minutes=5');
  await expectSoon(() => game.part('status').textContent()).toContain('The computer is thinking');
  const longestPause = await watchPauses(game.page);
  await game.action('flip').click();
  const seen = await game.page.evaluate<string>(
    `[document.querySelector('[data-testid=board]').dataset.flipped, document.querySelector('[data-testid=status]').textContent].join()`,
  );
  expect(seen).toMatch(/^false,The computer is thinking/);
  await game.page.locator('[data-ply="1"]').waitFor();
  // It thinks for one and a half seconds; a page that thought itself would stand still as long.
  expect(await longestPause()).toBeLessThan(1000);
});

describe('what a game against the computer offers', () => {
  test('level and side are chosen in the dialog; Black plays from his side of the board', async () => {
    const game = await open('#/play/cavalier');
    await game.action('new').click();
    await game.page.getByRole('radio', { name: '6 · sharp' }).check();
    await game.page.getByRole('radio', { name: 'Black' }).check();
    await game.part('start').click();
    await expectSoon(() => game.part('player-white').textContent()).toContain('Computer, level 6');
    expect(await game.part('player-black').textContent()).toContain('You');
    expect(await game.part('board').getAttribute('data-flipped')).toBe('true');
    await answer(game, startPosition(rulesOf('cavalier')), 1);
    await expectSoon(() => game.part('status').textContent()).toContain('Your move');
  });

  test('a move taken back takes the answer with it', async () => {
    const game = await open('#/play/nightrider?mode=computer&level=1&side=white');
    const { position } = await playOut(game, startPosition(rulesOf('nightrider')), 'e4', clicking);
    await answer(game, position, 2);
    await game.action('undo').click();
    await expectSoon(() => game.moves()).toEqual([]);
    await expectSoon(() => game.board.read('e2')).toContain('white pawn');
  });

  test('a move taken back while the computer thinks stays back', async () => {
    const game = await open('#/play/spider-rider?mode=computer&level=8&side=white');
    await playOut(game, startPosition(rulesOf('spider-rider')), 'Ne5', clicking);
    await expectSoon(() => game.part('status').textContent()).toContain('thinking');
    await game.action('undo').click();
    await expectSoon(() => game.moves()).toEqual([]);
    await expectSoon(() => game.part('status').textContent()).toContain('Your move');
    await game.page.waitForTimeout(2500);
    expect(await game.moves()).toEqual([]);
  });

  test.each([
    ['declines a draw when it is winning', 'qqqqk3/8/8/8/8/8/7P/4K3 w - - 0 1', 'draw-declined'],
    ['takes a draw when it is losing', '4k3/7p/8/8/8/8/8/QQQQK3 w - - 0 1', 'result'],
  ])('it %s', async (_, fen, notice) => {
    const game = await open(addressOf('nightrider', { mode: 'computer', level: '1', side: 'white', fen }));
    await game.action('draw').click();
    await game.part(notice).waitFor();
    expect(await game.part('result').count()).toBe(notice === 'result' ? 1 : 0);
  });

  test('resigning asks first', async () => {
    const game = await open('#/play/nightrider?mode=computer&level=1&side=white');
    await game.action('resign').click();
    expect(await game.part('resign').textContent()).toContain('White gives up and Black wins.');
    await game.page.getByRole('button', { name: 'Cancel' }).last().click();
    expect(await game.part('result').count()).toBe(0);
    await game.action('resign').click();
    await game.part('resign-yes').click();
    expect(await game.result()).toEqual({ rule: 'resignation', words: 'You lose by resignation' });
  });
});

describe('a hint', () => {
  const fen = '4k3/2q5/8/8/8/8/7P/1K3N2 w - - 0 1';

  test('is an arrow and a sentence, until a move is made', async () => {
    const game = await open(addressOf('nightrider', { mode: 'computer', level: '1', side: 'white', fen }));
    await game.action('hint').click();
    await expectSoon(() => game.part('hint').textContent()).toContain(
      'Try Nxc7+. White: nightrider f1, e3, d5 takes queen on c7.',
    );
    await expectSoon(() => game.announced()).toContain('Try Nxc7+');
    const arrows = game.page.locator('.hd-layer-arrows > g');
    expect(await arrows.count()).toBe(1);
    expect(await arrows.locator('circle').count()).toBe(2);
    await game.board.click('f1', 'c7');
    await game.page.locator('[data-ply="2"]').waitFor();
    expect(await game.part('hint').count()).toBe(0);
    expect(await arrows.count()).toBe(0);
  });

  test('that nobody waits for does not hold the game up', async () => {
    const game = await open('#/play/spider-rider?mode=computer&level=1&side=white');
    await game.action('hint').click();
    await expectSoon(() => game.part('status').textContent()).toContain('Looking for a good move');
    const start = startPosition(rulesOf('spider-rider'));
    const { position } = await playOut(game, start, 'Ne5', clicking);
    await answer(game, position, 2);
    expect(await game.part('hint').count()).toBe(0);
    expect(await game.part('engine-broken').count()).toBe(0);
  });

  test('is not there where there is no computer', async () => {
    const game = await open('#/play/nightrider?mode=hotseat');
    await game.action('analyse').waitFor();
    expect(await game.action('hint').count()).toBe(0);
  });
});
