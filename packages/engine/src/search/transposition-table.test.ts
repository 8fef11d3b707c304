import { describe, expect, it } from 'vitest';
import { WIN } from './score.js';
import { BOUND, TranspositionTable } from './transposition-table.js';

const KEY = { high: 123, low: -456 };

describe('the transposition table', () => {
  it('finds what it stored, and nothing in the same slot with another key', () => {
    const table = new TranspositionTable(4);
    table.store(KEY, 5, BOUND.exact, 42, 99, 3);
    const slot = table.find(KEY);
    expect(table.move(slot)).toBe(99);
    expect(table.cutoff(slot, 5, -100, 100, 3)).toBe(42);
    expect(table.find({ high: 124, low: -456 })).toBe(-1);
    expect(table.find({ high: 123, low: -456 + 16 })).toBe(-1);
  });

  it('settles a search only when it looked as far and its bound decides', () => {
    const table = new TranspositionTable(4);
    table.store(KEY, 5, BOUND.lower, 42, 99, 0);
    const slot = table.find(KEY);
    expect(table.cutoff(slot, 6, 0, 10, 0)).toBeUndefined();
    expect(table.cutoff(slot, 5, 0, 10, 0)).toBe(42);
    expect(table.cutoff(slot, 5, 0, 50, 0)).toBeUndefined();
    table.store(KEY, 5, BOUND.upper, 42, 99, 0);
    expect(table.cutoff(slot, 5, 50, 60, 0)).toBe(42);
    expect(table.cutoff(slot, 5, 0, 60, 0)).toBeUndefined();
  });

  it('counts the plies of a won game from the position, not from the root', () => {
    const table = new TranspositionTable(4);
    table.store(KEY, 5, BOUND.exact, WIN - 7, 99, 4);
    expect(table.cutoff(table.find(KEY), 5, 0, WIN, 2)).toBe(WIN - 5);
  });
});
