import { describe, expect, it } from 'vitest';
import { memoryStore } from '../testing/memory-store.js';
import { type Draft, keepDraft, readDraft } from './draft.js';

const DRAFT: Draft = { pgn: '1. e4 *', path: [0, 2], flipped: true, isTouched: true };

const storeWith = (text?: string) => memoryStore(text === undefined ? {} : { 'hippodrome.study.x': text });

describe('a draft', () => {
  it('comes back, each game its own', () => {
    const store = storeWith();
    expect(keepDraft(store, 'x', DRAFT)).toBe(true);
    expect(readDraft(store, 'x')).toEqual(DRAFT);
    expect(readDraft(store, 'y')).toBeUndefined();
  });

  it.each(['', 'null', '{', '{"version":9,"pgn":""}', '{"version":1}', '[]'])('is none when it is %j', (text) => {
    expect(readDraft(storeWith(text), 'x')).toBeUndefined();
  });

  it.each(['"up"', '[1.5]', '["0"]', '{}'])('whose place is %s is looked at from the start', (path) => {
    expect(readDraft(storeWith(`{"version":1,"pgn":"*","path":${path}}`), 'x')).toMatchObject({ pgn: '*', path: [] });
  });

  it('that is not kept says so', () => {
    const full = { ...storeWith(), setItem: () => expect.fail('full') };
    expect(keepDraft(full, 'x', DRAFT)).toBe(false);
    expect(keepDraft(undefined, 'x', DRAFT)).toBe(false);
  });
});
