import { expectOk } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { shipped } from '../../test-support/shipped.js';
import { solutionOf } from '../../test-support/solutions.js';
import { createJudge } from './judge.js';
import { materialOf } from './material.js';
import { ratingOf } from './rating.js';
import { findThemes } from './theme/find-themes.js';
import { leapsOf } from './theme/lines.js';

async function rated(slug: string, fen: string, moves: string): Promise<number> {
  const rules = shipped(slug);
  const solution = solutionOf(slug, fen, moves);
  return ratingOf(solution, findThemes(solution, materialOf(rules)), expectOk(await createJudge(rules, 1 << 20)));
}

describe('the rating', () => {
  it('is low for a mate at once, higher for a sacrifice before it', async () => {
    const easy = await rated('chess', '7k/8/6K1/8/8/8/8/R7 w - - 0 1', 'a1a8');
    const harder = await rated('chess', '6k1/3q1ppp/8/3p4/8/8/5PPP/3QR1K1 w - - 0 1', 'd1d5 d7d5 e1e8');
    expect(easy).toBeGreaterThanOrEqual(600);
    expect(easy).toBeLessThan(harder - 150);
    expect(harder).toBeLessThanOrEqual(2600);
  });

  it('is the highest effort for a move that the core never plays', async () => {
    const best = await rated('chess', '4k3/8/8/3r4/8/8/8/3R2K1 w - - 0 1', 'd1d5');
    const absurd = await rated('chess', '4k3/8/8/3r4/8/8/8/3R2K1 w - - 0 1', 'd1a1');
    expect(absurd).toBeGreaterThan(best + 700);
  });
});

describe('leaps', () => {
  it.each([
    ['nightrider', '8/r7/3k4/8/8/2N5/8/6K1 w - - 0 1', 'c3a7', 2],
    ['nightrider', '8/r7/3k4/8/8/2N5/8/6K1 w - - 0 1', 'c3e2', 1],
    ['chess', '4k3/8/8/3r4/8/8/8/3R2K1 w - - 0 1', 'd1d5', 1],
    ['grand-cavalier', '4k5/10/10/2n7/10/2V7/10/10/2C7/5K4[] w - - 0 1', 'c2c7', 1],
  ])('of a move in %s, %s: %s', (slug, fen, move, leaps) => {
    const [step] = solutionOf(slug, fen, move).steps;
    expect(step && leapsOf(step.before, step.move)).toBe(leaps);
  });
});
