import { describe, expect, it } from 'vitest';
import { isDecisive, outcomeScore, readableScore, WIN } from './score.js';

describe('scores', () => {
  it('prefer the quicker win and the slower loss', () => {
    const win = { winner: 'white', rule: 'checkmate' } as const;
    expect(outcomeScore(win, 'white', 2)).toBeGreaterThan(outcomeScore(win, 'white', 4));
    expect(outcomeScore(win, 'black', 3)).toBeGreaterThan(outcomeScore(win, 'black', 1));
    expect(outcomeScore({ winner: null, rule: 'stalemate' }, 'white', 3)).toBe(0);
  });

  it('are read as centipawns or as moves until the end', () => {
    expect(readableScore(-31)).toEqual({ cp: -31 });
    expect(readableScore(WIN - 1)).toEqual({ mate: 1 });
    expect(readableScore(WIN - 3)).toEqual({ mate: 2 });
    expect(readableScore(2 - WIN)).toEqual({ mate: -1 });
    expect(isDecisive(WIN - 50)).toBe(true);
    expect(isDecisive(30_000)).toBe(false);
  });
});
