import { describe, expect, it } from 'vitest';
import { clockValue, drawValue, sprtValue, winValue } from './values.js';

it('values of match options are read', () => {
  expect(sprtValue('-1.5, 3')).toEqual({ elo0: -1.5, elo1: 3, alpha: 0.05, beta: 0.05 });
  expect(sprtValue('0,10,0.1,0.02')).toEqual({ elo0: 0, elo1: 10, alpha: 0.1, beta: 0.02 });
  expect(winValue('800,4')).toEqual({ centipawns: 800, moves: 4 });
  expect(drawValue('10,8,40')).toEqual({ centipawns: 10, moves: 8, from: 40 });
  expect(clockValue('10+0.1')).toEqual({ type: 'clock', base: 10_000, increment: 100 });
});

describe('what is none is refused', () => {
  it.each(['', '5', '10,0', '3,3', '0,10,0', '0,10,0.05,0.5', '0,10,0.05,0.05,1', 'a,b'])('--sprt %s', (text) => {
    expect(() => sprtValue(text)).toThrow(/elo0,elo1/);
  });

  it.each(['', '800', '800,0', '-1,4', '800,4,1', '1.5,4'])('--adjudicate-win %s', (text) => {
    expect(() => winValue(text)).toThrow(/centipawns,moves/);
  });

  it.each(['10,8', '10,0,40', '10,8,40,1', 'x'])('--adjudicate-draw %s', (text) => {
    expect(() => drawValue(text)).toThrow(/centipawns,moves,from/);
  });

  it('--tc soon', () => {
    expect(() => clockValue('soon')).toThrow(/no time control/);
  });
});
