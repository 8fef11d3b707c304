import { describe, expect, it } from 'vitest';
import { memoryStore } from '../testing/memory-store.js';
import { createProgressStore, solvedIn } from './progress.js';

describe('progress', () => {
  it('is kept by game, lesson and step; the best stays', () => {
    const store = createProgressStore(memoryStore());
    store.solve('a', 'first', 'one', 'best');
    store.solve('a', 'first', 'one', 'done');
    store.solve('a', 'firsts', 'two', 'done');
    expect(store.load('a')).toEqual({ 'first/one': 'best', 'firsts/two': 'done' });
    expect(solvedIn(store.load('a'), 'first')).toBe(1);
    expect(store.load('b')).toEqual({});
    store.forget('a');
    expect(store.load('a')).toEqual({});
  });

  it.each(['', '{', 'null', '7', '{"first/one":7}', '[3]'])('makes sense whatever is found: %s', (text) => {
    expect(createProgressStore(memoryStore({ 'hippodrome.learn.a': text })).load('a')).toEqual({});
  });

  it('lasts as long as the page where nothing can be kept', () => {
    expect(createProgressStore(undefined).solve('a', 'first', 'one', 'done')).toEqual({ 'first/one': 'done' });
  });
});
