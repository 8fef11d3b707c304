/** Wins that were proved by trying everything (see `bench/src/mates.ts`): the search finds each, and none of them later than it is. */
import { readFileSync } from 'node:fs';
import { expectOk, writeUci } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { positionOf, shipped } from '../../test-support/games.js';
import { unpack } from '../core.js';
import { createSearcher } from './searcher.js';

/** What one position may cost; none needs a third of it. */
const MOST_NODES = 1_000_000;

interface Mate {
  readonly variant: string;
  readonly fen: string;
  readonly moves: number;
  /** Every first move that wins as soon. */
  readonly first: readonly string[];
}

const FIXTURE = new URL('../../fixtures/mates.json', import.meta.url);
const { positions } = JSON.parse(readFileSync(FIXTURE, 'utf8')) as { readonly positions: readonly Mate[] };

it('there are fifty, of six games', () => {
  expect(positions).toHaveLength(50);
  expect(new Set(positions.map(({ variant }) => variant)).size).toBe(6);
});

describe.each([...new Set(positions.map(({ variant }) => variant))])('forced wins of %s', (variant) => {
  const rules = shipped(variant);

  it.each(positions.filter((mate) => mate.variant === variant))('$fen in $moves', async ({ fen, moves, first }) => {
    const searcher = expectOk(await createSearcher(rules, { hashBytes: 1 << 22 }));
    const position = positionOf(rules, fen);
    searcher.start(position);
    const { lines } = searcher.search({ nodes: MOST_NODES }, (report) => {
      const score = report.lines[0]?.score;
      if (score !== undefined && 'mate' in score && score.mate === moves) searcher.stop();
    });
    expect(lines[0]?.score).toEqual({ mate: moves });
    expect(first).toContain(writeUci(rules, unpack(position, lines[0]?.moves[0] ?? 0)));
  });
});
