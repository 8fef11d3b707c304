import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreForWhite, scoreLabel, scoreWords, whiteShare } from './score.js';

const centipawns = fc.integer({ min: -20_000, max: 20_000 });
const share = (cp: number) => whiteShare({ cp });

describe('the bar', () => {
  it('is halved when nobody is ahead, and goes with the score', () => {
    expect(share(0)).toBe(0.5);
    expect(share(100)).toBeGreaterThan(0.55);
    expect(share(330)).toBeCloseTo(0.75);
    fc.assert(fc.property(centipawns, centipawns, (a, b) => share(Math.max(a, b)) >= share(Math.min(a, b))));
  });

  it('treats both sides alike', () => {
    fc.assert(fc.property(centipawns, (cp) => Math.abs(share(cp) + share(-cp) - 1) < 1e-9));
  });

  it('is full when the game is decided, and only then', () => {
    fc.assert(fc.property(centipawns, (cp) => share(cp) > 0 && share(cp) < 1));
    expect(whiteShare({ mate: 3 })).toBe(1);
    expect(whiteShare({ mate: -3 })).toBe(0);
  });
});

describe('a score', () => {
  it('is told from White, whoever moves', () => {
    expect(scoreForWhite({ cp: 30 }, 'white')).toEqual({ cp: 30 });
    expect(scoreForWhite({ cp: 30 }, 'black')).toEqual({ cp: -30 });
    expect(scoreForWhite({ cp: 0 }, 'black')).toEqual({ cp: 0 });
    expect(scoreForWhite({ mate: 2 }, 'black')).toEqual({ mate: -2 });
  });

  it.each([
    [{ cp: 64 }, '+0.6', 'White is ahead by 0.6'],
    [{ cp: -120 }, '−1.2', 'Black is ahead by 1.2'],
    [{ cp: -4 }, '0.0', 'Even'],
  ])('of %j reads %s', (score, label, words) => {
    expect(scoreLabel(score)).toBe(label);
    expect(scoreWords(score)).toBe(words);
  });

  it.each([
    [3, 'checkmate', 'White mates in 3'],
    [-1, 'extinction', 'Black wins in 1 by extinction'],
    [2, 'bare-king', 'White wins in 2 by bare king'],
    [4, undefined, 'White wins in 4'],
  ] as const)('of a game won in %s by %s is put in words', (mate, ending, words) => {
    expect(scoreLabel({ mate }, ending)).toBe(words);
    expect(scoreWords({ mate }, ending)).toBe(words);
  });
});
