import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countJudgements, JUDGEMENTS, judge } from './judgement.js';

describe('a move', () => {
  it.each([
    ['white', 30, 20, undefined],
    ['white', 30, -40, 'inaccuracy'],
    ['white', 30, -100, 'mistake'],
    ['white', 30, -300, 'blunder'],
    ['black', 30, 300, 'blunder'],
    ['black', 30, -300, undefined],
    ['white', 2500, 2100, undefined],
  ] as const)('of %s from %i to %i is %s', (mover, before, after, judgement) => {
    expect(judge(mover, { cp: before }, { cp: after }, false)).toBe(judgement);
    expect(judge(mover, { cp: before }, { cp: after }, true)).toBeUndefined();
  });

  it('that lets a mate go, or runs into one, is a blunder when the game was open', () => {
    expect(judge('white', { mate: 2 }, { cp: 40 }, false)).toBe('blunder');
    expect(judge('black', { cp: 0 }, { mate: 1 }, false)).toBe('blunder');
    expect(judge('white', { mate: 5 }, { mate: 3 }, false)).toBeUndefined();
  });

  it('is not judged where nothing is known', () => {
    expect(judge('white', undefined, { cp: 0 }, false)).toBeUndefined();
  });

  it('that gives more away is judged no better', () => {
    const score = fc.integer({ min: -1500, max: 1500 });
    fc.assert(
      fc.property(score, score, score, (before, a, b) => {
        const rank = (after: number): number => {
          const found = judge('white', { cp: before }, { cp: after }, false);
          return found === undefined ? -1 : JUDGEMENTS.indexOf(found);
        };
        expect(rank(Math.min(a, b))).toBeGreaterThanOrEqual(rank(Math.max(a, b)));
      }),
    );
  });
});

it('moves are counted for each side', () => {
  const judged = [
    { mover: 'white', judgement: 'blunder' },
    { mover: 'black', judgement: 'blunder' },
    { mover: 'white', judgement: undefined },
    { mover: 'white', judgement: 'inaccuracy' },
  ] as const;
  expect(countJudgements(judged)).toEqual({
    white: { inaccuracy: 1, mistake: 0, blunder: 1 },
    black: { inaccuracy: 0, mistake: 0, blunder: 1 },
  });
});
