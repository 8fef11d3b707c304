/** A million positions of random games, in which core and rules are compared; shared out among all documents. */
import { expectOk } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { createCore } from '../src/core.js';
import { KeyLedger, playBoth, SHIPPED, shipped } from '../test-support/games.js';

const POSITIONS = Number(process.env.POSITIONS ?? 1_000_000);
const PLIES = 200;

describe.each(['generic', 'specialised'] as const)('the %s core', (kind) => {
  it.each(SHIPPED)('plays as the rules do: %s', async (slug) => {
    const rules = shipped(slug);
    const core = expectOk(await createCore(rules, kind));
    let state = 1;
    const pick = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) % below;
    };
    const goal = POSITIONS / SHIPPED.length / 2;
    for (let compared = 0; compared < goal; ) {
      const { positions, disagreement } = playBoth(core, rules, PLIES, pick, new KeyLedger());
      expect(disagreement).toBeUndefined();
      compared += positions;
    }
  });
});
