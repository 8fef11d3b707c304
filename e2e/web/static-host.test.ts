/** The built page needs no server of ours: any web host will do, at any path. */
import { startPosition } from '@hippodrome/rules';
import { expect, test } from 'vitest';
import { PAGE_FOLDER } from '../../bench/src/support/page-server.js';
import { rulesOf } from '../../bench/src/support/shipped.js';
import { expectSoon } from '../support/expect-soon.js';
import { clicking, playOut } from '../support/play-out.js';
import { hostStatically } from '../support/static-host.js';
import { visiting } from '../support/visiting.js';

const { open } = visiting();

test('from a plain host, below a path: the list, the rules, a game against the computer', async () => {
  const address = await hostStatically(PAGE_FOLDER, '/some/path/');
  const game = await open('', { address });
  await game.page.getByRole('link', { name: 'Rules of Spider Rider Chess' }).click();
  await game.part('rules-text').waitFor();
  await game.page.getByRole('link', { name: 'Play this game' }).click();
  expect(game.page.url()).toBe(`${address}#/play/spider-rider`);
  await playOut(game, startPosition(rulesOf('spider-rider')), 'Ne5', clicking);
  await game.page.locator('[data-ply="2"]').waitFor();
  await expectSoon(() => game.part('status').textContent()).toContain('Your move');
});

test('a game is fetched when it is opened; when that fails the page says so, and tries again', async () => {
  const address = await hostStatically(PAGE_FOLDER, '/');
  // The front page has the day's puzzle, of a game that changes.
  const game = await open('#/about', { address });
  const fetched: string[] = [];
  game.page.on('request', (request) => fetched.push(request.url()));
  const anyGame = /\/assets\/spider-rider-[^/]*\.js$/;
  const cutShort = { contentType: 'text/javascript', body: 'throw new Error("cut short")' };
  await game.page.route(anyGame, (route) => route.fulfill(cutShort));
  await game.page.evaluate(`location.hash = '#/play/spider-rider'`);
  await game.page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
  const games = /\/assets\/(nightrider|wide-nightrider|cavalier|grand-cavalier|knights|spider-rider)-[^/]*\.js$/;
  expect(fetched.filter((url) => games.test(url))).toEqual([expect.stringMatching(anyGame)]);
  await game.page.unroute(anyGame);
  await game.part('retry').click();
  await expectSoon(() => game.board.read('e3')).toContain('white pawn');
});
