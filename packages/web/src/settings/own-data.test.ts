import { expectOk } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../testing/memory-store.js';
import { clearKept, ownKeys, readOwnData, restoreKept, writeOwnData } from './own-data.js';

const KEPT = { 'hippodrome.settings': '{"language":"fr"}', 'hippodrome.game.knights': '{}', other: 'not ours' };

describe('what the browser keeps', () => {
  it('is written and comes back in another browser, without what belongs to others', () => {
    const read = expectOk(readOwnData(writeOwnData(memoryStore(KEPT), '1. e4 *')));
    const fresh = memoryStore({ 'hippodrome.scheme': 'dark' });
    restoreKept(fresh, read);
    expect([...ownKeys(fresh)].sort()).toEqual(['hippodrome.game.knights', 'hippodrome.scheme', 'hippodrome.settings']);
    expect(fresh.getItem('hippodrome.settings')).toBe('{"language":"fr"}');
    expect(read.pgn).toBe('1. e4 *');
  });

  it('is deleted, and nothing else', () => {
    const store = memoryStore(KEPT);
    clearKept(store);
    expect([store.length, store.getItem('other')]).toEqual([1, 'not ours']);
  });

  it.each([
    ['', 'own-data/unreadable'],
    ['[]', 'own-data/unreadable'],
    ['{"hippodrome":1,"kept":{},"pgn":7}', 'own-data/unreadable'],
    ['{"hippodrome":1,"kept":{"password":"x"},"pgn":""}', 'own-data/unreadable'],
    ['{"hippodrome":1,"kept":{"hippodrome.x":7},"pgn":""}', 'own-data/unreadable'],
    ['{"hippodrome":2}', 'own-data/newer'],
  ])('is refused when it is none: %s', (text, code) => {
    expect(readOwnData(text)).toMatchObject({ ok: false, problems: [{ code }] });
  });
});
