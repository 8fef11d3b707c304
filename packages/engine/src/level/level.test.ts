import { describe, expect, it } from 'vitest';
import { HIGHEST_RATING, LOWEST_RATING, levelFor } from './elo.js';
import { LEVELS, limitsFor, MILLISECONDS, strengthOf } from './level.js';

describe('levels', () => {
  it('look less far, misjudge and overlook more the weaker they are', () => {
    const strengths = LEVELS.map(strengthOf);
    const descending = (values: readonly number[]) => expect(values).toEqual(values.toSorted((a, b) => b - a));
    descending(strengths.map(({ noise }) => noise));
    descending(strengths.map(({ oversight }) => oversight));
    descending(strengths.map(({ limits: { nodes = Number.POSITIVE_INFINITY } }) => -nodes));
    descending(strengths.map(({ limits: { depth = Number.POSITIVE_INFINITY } }) => -depth));
    expect(strengthOf(8)).toEqual({ limits: {}, lines: 1, noise: 0, oversight: 0 });
  });

  it('answer within two seconds unless they are given other time', () => {
    for (const level of LEVELS) expect(limitsFor(level, {}).milliseconds).toBe(MILLISECONDS);
    expect(MILLISECONDS).toBeLessThan(1800);
    expect(limitsFor(2, { milliseconds: 9000 }).milliseconds).toBe(9000);
  });

  it('see no further for being asked to', () => {
    expect(limitsFor(1, { depth: 9, nodes: 10 })).toMatchObject({ depth: 1, nodes: 10 });
    expect(limitsFor(8, { depth: 9 })).toEqual({ depth: 9, milliseconds: MILLISECONDS });
  });

  it('are ordered by ratings', () => {
    expect(levelFor(LOWEST_RATING)).toBe(1);
    expect(levelFor(HIGHEST_RATING - 1)).toBe(7);
    expect(levelFor(HIGHEST_RATING)).toBe(8);
    expect(levelFor(0)).toBe(1);
  });
});
