import { expect, it } from 'vitest';
import { summarise } from '../games/summarise.js';
import { memoryStore } from '../testing/memory-store.js';
import { HOTSEAT, played, rulesOf } from '../testing/rulesets.js';
import { begunGames } from './begun-games.js';
import { createGameStore } from './game-store.js';
import { saveGame } from './saved-game.js';
import { Session } from './session.js';

const GAMES = ['nightrider', 'cavalier', 'knights'].map((slug) => summarise(rulesOf(slug).spec));

it('games with moves are listed with their addresses, the latest first, and finished ones are not', () => {
  const store = createGameStore(memoryStore());
  const game = (slug: string) => new Session(rulesOf(slug), HOTSEAT);
  store.save('nightrider', {}, saveGame(played(game('nightrider'), 'e4'), false, 1));
  store.save('nightrider', { mode: 'hotseat' }, saveGame(played(game('nightrider'), 'd4', 'd5'), false, 3));
  store.save('cavalier', {}, saveGame(game('cavalier'), false, 9));
  const over = played(game('knights'), 'h5');
  over.resign('white', 0);
  store.save('knights', {}, saveGame(over, false, 9));
  expect(begunGames(GAMES, store)).toMatchObject([
    { hash: '#/play/nightrider?mode=hotseat', plies: 2, at: 3 },
    { hash: '#/play/nightrider', plies: 1, at: 1 },
  ]);
});

it('what cannot be read is not listed, and storage may be missing', () => {
  const store = createGameStore(memoryStore());
  store.save('knights', {}, '{"version":');
  expect(begunGames(GAMES, store)).toEqual([]);
  expect(begunGames(GAMES, createGameStore(undefined))).toEqual([]);
});
