import { expectOk, parseMove, startPosition } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { findPosition } from '../position.js';
import { findGame } from '../variants/find.js';
import { drawBoard } from './draw-board.js';
import { createPaint } from './paint.js';

const plain = { paint: createPaint(1), flipped: false };

function position(slug: string, fen?: string) {
  const rules = findGame(slug);
  const found = rules.ok ? findPosition(rules.value, fen) : rules;
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
}

describe('without colour', () => {
  it('is letters in columns between coordinates', () => {
    expect(drawBoard(position('nightrider'), plain)).toEqual([
      '   a  b  c  d  e  f  g  h ',
      '8  r  n  b  q  k  b  n  r  8',
      '7  p  p  p  p  p  p  p  p  7',
      '6  .  .  .  .  .  .  .  .  6',
      '5  .  .  .  .  .  .  .  .  5',
      '4  .  .  .  .  .  .  .  .  4',
      '3  .  .  .  .  .  .  .  .  3',
      '2  P  P  P  P  P  P  P  P  2',
      '1  R  N  B  Q  K  B  N  R  1',
      '   a  b  c  d  e  f  g  h ',
    ]);
  });

  it('leaves holes empty and sets ranks of two digits flush', () => {
    const lines = drawBoard(position('spider-rider'), plain);
    expect(lines[1]).toBe('13  s  s           a  k  a           s  s  13');
    expect(lines[13]).toBe(' 1  S  S           A  K  A           S  S  1');
    expect(lines[6]).toBe(' 8  .  .  .  .  .  .  .  .  .  .  .  .  .  8');
  });

  it('marks the last move and the king in check', () => {
    const before = position('nightrider', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
    const move = expectOk(parseMove(before, 'Ra8'));
    const after = position('nightrider', 'R3k3/8/8/8/8/8/8/4K3 b - - 1 1');
    const lines = drawBoard(after, { ...plain, lastMove: move });
    expect(lines[1]).toBe('8 [R] .  .  . (k) .  .  .  8');
    expect(lines[8]).toBe('1 [.] .  .  .  K  .  .  .  1');
  });

  it('is turned around for Black', () => {
    const lines = drawBoard(position('nightrider'), { ...plain, flipped: true });
    expect(lines[0]).toBe('   h  g  f  e  d  c  b  a ');
    expect(lines[1]).toBe('1  R  N  B  K  Q  B  N  R  1');
  });
});

describe('with colour', () => {
  it.each([
    [4, '\u001b[1;97;44m R \u001b[0m'],
    [8, '\u001b[1;38;5;231;48;5;60m R \u001b[0m'],
    [24, '\u001b[1;38;2;255;255;255;48;2;84;110;122m R \u001b[0m'],
  ] as const)('uses what %i bits offer', (depth, corner) => {
    expect(drawBoard(position('nightrider'), { ...plain, paint: createPaint(depth) })[8]).toContain(corner);
  });

  it('paints no square where there is a hole', () => {
    const lines = drawBoard(startPosition(position('spider-rider').rules), { ...plain, paint: createPaint(24) });
    expect(lines[1]?.split('\u001b[1;').length).toBe(1 + 7);
  });
});
