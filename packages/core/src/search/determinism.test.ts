import { expectOk, playUnchecked, type Ruleset } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { positionOf, SHIPPED, shipped } from '../../test-support/games.js';
import { unpack } from '../core.js';
import type { Words } from '../layout.js';
import type { CoreKind } from '../module.js';
import { bench } from './bench.js';
import { createSearcher, createSearchMemory, joinSearch } from './searcher.js';

const DEPTH = 5;
const HASH = 1 << 20;

async function nodesOf(rules: Ruleset, kind: CoreKind, words?: Words): Promise<number> {
  const options = { kind, hashBytes: HASH, ...(words !== undefined && { words }) };
  return bench(expectOk(await createSearcher(rules, options)), rules, DEPTH);
}

describe('the nodes of a search', () => {
  it.each(SHIPPED)('of %s are those of every build', async (slug) => {
    const rules = shipped(slug);
    const nodes = await nodesOf(rules, 'specialised');
    expect(nodes).toBeGreaterThan(1000);
    const squares = rules.board.files * rules.board.ranks;
    for (const words of [1, 2, 3] as const) {
      if (64 * words >= squares) expect(await nodesOf(rules, 'generic', words), `${words} words`).toBe(nodes);
    }
  });

  it('are the same in shared memory', async () => {
    const rules = shipped('nightrider');
    const memory = expectOk(createSearchMemory(rules, { shared: true, threads: 2, hashBytes: HASH }));
    const searcher = expectOk(await joinSearch(rules, memory, 0));
    expect(bench(searcher, rules, DEPTH)).toBe(await nodesOf(rules, 'specialised'));
  });
});

describe('a hash table', () => {
  it('that is damaged all the time does no harm', async () => {
    const rules = shipped('chess');
    const memory = expectOk(createSearchMemory(rules, { hashBytes: HASH }));
    const searcher = expectOk(await joinSearch(rules, memory, 0));
    const bytes = new Uint8Array(memory.memory.buffer);
    let state = 7;
    const damage = (): void => {
      for (let i = bytes.length - HASH; i < bytes.length - 64; i += 3) {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        bytes[i] = state >>> 16;
      }
    };
    damage();
    let position = positionOf(rules, '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1');
    searcher.start(position);
    const { lines } = searcher.search({ depth: 8 }, damage);
    expect(lines[0]?.score).toEqual({ mate: 2 });
    for (const move of lines[0]?.moves ?? []) position = playUnchecked(position, unpack(position, move));
  });
});
