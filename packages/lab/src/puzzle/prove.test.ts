import { expectOk, writeUci } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { positionOf, shipped } from '../../test-support/shipped.js';
import { winChance } from './chance.js';
import { createJudge } from './judge.js';
import { materialOf } from './material.js';
import { prove } from './prove.js';

const NODES = { nodes: [2_000, 10_000, 15_000], reply: 5_000 } as const;

async function proved(slug: string, fen: string): Promise<string | undefined> {
  const rules = shipped(slug);
  const [first, second] = [expectOk(await createJudge(rules, 1 << 20)), expectOk(await createJudge(rules, 1 << 19))];
  const solution = prove(positionOf(slug, fen), { first, second, material: materialOf(rules) }, NODES);
  return solution?.steps.map(({ move }) => writeUci(rules, move)).join(' ');
}

describe('a proof', () => {
  it.each([
    [
      'a sacrifice that wins the last queen',
      'knights',
      'nk3n2/1p1pn3/6np/2P3p1/qNQ1N3/4PP1P/6PK/6N1 w - - 1 30',
      'b4a6 a4a6 c4a6',
    ],
    ['a ride that forks king and rook', 'nightrider', '8/r3k3/8/8/8/8/4N3/6K1 w - - 0 1', undefined],
    ['a capture that ends the game', 'knights', '1n2k3/8/8/3q4/4P3/8/8/3QK1N1 w - - 0 30', undefined],
    ['two ways to win', 'chess', '7k/8/6K1/8/8/8/8/RR6 w - - 0 1', undefined],
    ['nothing to win', 'chess', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', undefined],
    ['one legal move', 'chess', '7k/8/8/8/8/8/6q1/7K w - - 0 1', undefined],
  ])('of %s', async (_what, slug, fen, moves) => {
    expect(await proved(slug, fen)).toBe(moves);
  });

  it('does not depend on what was proved before', async () => {
    const rules = shipped('chess');
    const [first, second] = [expectOk(await createJudge(rules, 1 << 20)), expectOk(await createJudge(rules, 1 << 19))];
    const judges = { first, second, material: materialOf(rules) };
    const position = positionOf('chess', '6k1/3q1ppp/8/3p4/8/8/5PPP/3QR1K1 w - - 0 1');
    const once = prove(position, judges, NODES);
    prove(positionOf('chess', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'), judges, NODES);
    expect(prove(position, judges, NODES)).toEqual(once);
  });
});

describe('chances', () => {
  it('are even in an even position, grow with the score, and are certain at the end', () => {
    expect(winChance({ cp: 0 })).toBe(0.5);
    expect(winChance({ cp: 330 })).toBeCloseTo(0.75);
    expect(winChance({ cp: -330 })).toBeCloseTo(0.25);
    expect(winChance({ mate: 3 })).toBe(1);
    expect(winChance({ mate: -3 })).toBe(0);
    expect(winChance({ mate: 0 })).toBe(0);
  });
});
