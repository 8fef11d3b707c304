import { describe, expect, it } from 'vitest';
import { memoryStore } from '../testing/memory-store.js';
import { dropOwnGame, keepOwnGame, ownGame, ownGames } from './own-games.js';

describe('documents of one’s own', () => {
  it('are kept by their slug, listed by title, and dropped', () => {
    const store = memoryStore();
    expect(keepOwnGame(store, { slug: 'own-b', title: 'Zebras', text: 'z' })).toBe(true);
    keepOwnGame(store, { slug: 'own-a', title: 'Camels', text: 'c' });
    expect(ownGames(store).map(({ title }) => title)).toEqual(['Camels', 'Zebras']);
    expect(ownGame(store, 'own-b')).toEqual({ slug: 'own-b', title: 'Zebras', text: 'z' });
    dropOwnGame(store, 'own-b');
    expect(ownGame(store, 'own-b')).toBeUndefined();
  });

  it('are not there when what is found makes no sense', () => {
    const store = memoryStore();
    store.setItem('hippodrome.own.own-x', '{"title":7}');
    store.setItem('hippodrome.own.own-y', '{');
    store.setItem('hippodrome.own.chess', '{"title":"Chess","text":""}');
    expect(ownGames(store)).toEqual([]);
  });

  it('are refused by a store that is full', () => {
    const full = { ...memoryStore(), setItem: () => expect.fail('full') };
    expect(keepOwnGame(full, { slug: 'own-a', title: 'Camels', text: 'c' })).toBe(false);
  });
});
