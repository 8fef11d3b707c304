import { describe, expect, it } from 'vitest';
import { createBoard, type Square } from './board.js';

describe('a board', () => {
  const board = createBoard(13, 12, [0, 5]);

  it('names squares by file letter and rank number', () => {
    expect(board.name(1 as Square)).toBe('b1');
    expect(board.find('m12')).toBe(12 + 11 * 13);
    expect(board.file(12 as Square)).toBe(12);
    expect(board.rank(13 as Square)).toBe(1);
  });

  it('has no square where a hole is, and none off the board', () => {
    expect(board.has(0)).toBe(false);
    expect(board.has(1)).toBe(true);
    expect(board.has(-1)).toBe(false);
    expect(board.has(13 * 12)).toBe(false);
    expect(board.find('a1')).toBeUndefined();
    expect(board.find('n1')).toBeUndefined();
    expect(board.squares).toHaveLength(13 * 12 - 2);
  });

  it('steps by displacement, never around an edge or onto a hole', () => {
    const b1 = board.find('b1') as Square;
    expect(board.step(b1, [1, 2])).toBe(board.find('c3'));
    expect(board.step(b1, [-1, 0])).toBeUndefined();
    expect(board.step(b1, [-2, 1])).toBeUndefined();
    expect(board.step(board.find('m2') as Square, [1, 0])).toBeUndefined();
  });
});
