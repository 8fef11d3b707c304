import { expect, it } from 'vitest';
import type { TextStore } from '../storage/text-store.js';
import { memoryStore } from '../testing/memory-store.js';
import { createGameStore } from './game-store.js';

it('a game is kept for its slug', () => {
  const store = createGameStore(memoryStore());
  store.save('a', {}, 'text');
  expect(store.load('a', {})).toBe('text');
  expect(store.load('b', {})).toBeUndefined();
  store.drop('a', {});
  expect(store.load('a', {})).toBeUndefined();
});

it('a link costs nobody the own game, and comes back only for the same link', () => {
  const texts = memoryStore();
  const store = createGameStore(texts);
  store.save('a', {}, 'own');
  store.save('a', { level: 1 }, 'linked');
  expect(store.load('a', {})).toBe('own');
  expect(store.load('a', { level: 1 })).toBe('linked');
  expect(store.load('a', { level: 2 })).toBeUndefined();
  for (const level of [1, 2, 3] as const) store.save('a', { level }, 'linked');
  expect(texts.length).toBe(3);
});

it.each([undefined, broken()])('without storage that works games are not kept, and nothing breaks', (texts) => {
  const store = createGameStore(texts);
  store.save('a', {}, 'text');
  store.drop('a', {});
  expect(store.load('a', {})).toBeUndefined();
});

function broken(): TextStore {
  const refuse = (): never => {
    throw new Error('QuotaExceededError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
}
