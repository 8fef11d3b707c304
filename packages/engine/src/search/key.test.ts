import { playUnchecked, repetitionKey } from '@hippodrome/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playChoices, positionOf, SHIPPED, shipped } from '../../test-support/games.js';
import { createKeys } from './key.js';

const picks = fc.array(fc.nat({ max: 0xffff }), { minLength: 20, maxLength: 80 });

describe.each(SHIPPED)('keys of %s', (slug) => {
  const rules = shipped(slug);

  it('kept up move by move are those made from scratch', () => {
    const keys = createKeys(rules);
    const holds = fc.property(picks, (choices) => {
      playChoices(rules, choices, (position, move) => {
        const after = playUnchecked(position, move);
        expect({ ...keys.after(keys.of(position), position, move, after) }).toEqual({ ...keys.of(after) });
      });
    });
    fc.assert(holds, { numRuns: 20 });
  });

  it('differ where the rules see different positions', () => {
    const keys = createKeys(rules);
    const seen = new Map<string, string>();
    const holds = fc.property(picks, (choices) => {
      playChoices(rules, choices, (position) => {
        const { high, low } = keys.of(position);
        const exact = repetitionKey(position);
        expect(seen.get(`${high} ${low}`) ?? exact).toBe(exact);
        seen.set(`${high} ${low}`, exact);
      });
    });
    fc.assert(holds, { numRuns: 5 });
  });
});

describe('a key', () => {
  it('depends on whose move it is, on castling rights and on the pool', () => {
    const chess = shipped('chess');
    const grand = shipped('grand-cavalier');
    const keyOf = (fen: string, rules = chess): string => JSON.stringify(createKeys(rules).of(positionOf(rules, fen)));
    expect(keyOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1')).not.toBe(keyOf('4k3/8/8/8/8/8/8/4K2R b K - 0 1'));
    expect(keyOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1')).not.toBe(keyOf('4k3/8/8/8/8/8/8/4K2R w - - 0 1'));
    expect(keyOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1')).toBe(keyOf('4k3/8/8/8/8/8/8/4K2R w K - 7 9'));
    const board = '8k1/10/3V6/10/10/10/10/10/10/4K5';
    expect(keyOf(`${board}[Q] w - - 0 1`, grand)).not.toBe(keyOf(`${board}[] w - - 0 1`, grand));
  });
});
