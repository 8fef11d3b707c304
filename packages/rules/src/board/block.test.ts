import { describe, expect, it } from 'vitest';
import { fitsBoard, isInBlock, mirrorBlock, parseBlock } from './block.js';
import { createBoard } from './board.js';

const board = createBoard(9, 10);
const namesIn = (text: string, colour: 'white' | 'black') => {
  const written = parseBlock(text);
  const block = colour === 'white' || written === undefined ? written : mirrorBlock(written, 10);
  return block && board.squares.filter((square) => isInBlock(board, block, square)).map(board.name);
};

describe('blocks', () => {
  it('reach from corner to corner, in whichever order these are named', () => {
    expect(namesIn('d1-e2', 'white')).toEqual(['d1', 'e1', 'd2', 'e2']);
    expect(namesIn('e2-d1', 'white')).toEqual(['d1', 'e1', 'd2', 'e2']);
    expect(namesIn('e1-d2', 'white')).toEqual(['d1', 'e1', 'd2', 'e2']);
    expect(namesIn('a10-a10', 'white')).toEqual(['a10']);
  });

  it('are mirrored rank for rank for Black', () => {
    expect(namesIn('d1-e2', 'black')).toEqual(['d9', 'e9', 'd10', 'e10']);
  });

  it.each(['', 'd1', 'd1-', 'd1f3', 'd0-f3', 'd01-f3', 'D1-F3', 'd1-f3-g4', 'd1 - f3'])('are not %j', (text) => {
    expect(parseBlock(text)).toBeUndefined();
  });

  it('fit a board or do not', () => {
    const fits = (text: string) => fitsBoard(parseBlock(text) as NonNullable<ReturnType<typeof parseBlock>>, 9, 10);
    expect(fits('a1-i10')).toBe(true);
    expect(fits('a1-j10')).toBe(false);
    expect(fits('a11-i1')).toBe(false);
  });
});
