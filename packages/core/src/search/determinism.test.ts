import { expectOk, playUnchecked, type Ruleset } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { positionOf, SHIPPED, shipped } from '../../test-support/games.js';
import { unpack } from '../core.js';
import type { Words } from '../layout.js';
import type { CoreKind } from '../module.js';
import { bench, benchGame } from './bench.js';
import { createSearchMemory, joinSearch } from './searcher.js';

const DEPTH = 4;
const HASH = 1 << 20;

async function signatureOf(rules: Ruleset, kind: CoreKind, words?: Words): Promise<number> {
  const result = expectOk(await bench([rules], { kind, depth: DEPTH, ...(words !== undefined && { words }) }));
  expect(result.nodes).toBeGreaterThan(200);
  return result.signature;
}

describe('what a search finds', () => {
  it.each(SHIPPED)('in %s is what it finds with every build', async (slug) => {
    const rules = shipped(slug);
    const signature = await signatureOf(rules, 'specialised');
    const squares = rules.board.files * rules.board.ranks;
    const fitting = ([1, 2, 3] as const).filter((words) => 64 * words >= squares);
    for (const words of fitting) {
      expect(await signatureOf(rules, 'generic', words), `${words} words`).toBe(signature);
    }
  });

  it('is not the same in another game, or at another depth', async () => {
    const [chess, other] = [shipped('chess'), shipped('nightrider')];
    const found = [
      await bench([chess], { depth: 3 }),
      await bench([other], { depth: 3 }),
      await bench([chess], { depth: 4 }),
      await bench([chess, other], { depth: 3 }),
      await bench([other, chess], { depth: 3 }),
    ];
    expect(new Set(found.map((result) => expectOk(result).signature)).size).toBe(found.length);
  });

  it('is the same in shared memory', async () => {
    const rules = shipped('nightrider');
    const memory = expectOk(createSearchMemory(rules, { shared: true, threads: 2, hashBytes: HASH }));
    const searcher = expectOk(await joinSearch(rules, memory, 0));
    expect(benchGame(searcher, rules, DEPTH).signature).toBe(await signatureOf(rules, 'specialised'));
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
