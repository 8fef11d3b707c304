import { readFileSync } from 'node:fs';
import { createCore, unpack } from '@hippodrome/core';
import { expectOk, type Position, writeUci } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { ForcedWins } from './forced-win.js';
import { positionOf } from './shipped.js';

const BUDGET = 400_000;

async function winOf(position: Position, atMost: number, budget = BUDGET) {
  const win = new ForcedWins(expectOk(await createCore(position.rules))).find(position, atMost, budget);
  return win && { moves: win.moves, first: win.first.map((move) => writeUci(position.rules, unpack(position, move))) };
}

describe('a forced win', () => {
  it.each([
    ['mate in one', 'chess', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 3, { moves: 1, first: ['a1a8'] }],
    ['mate in two, by a move that waits', 'chess', 'k7/8/2K5/8/8/8/8/1R6 w - - 0 1', 3, { moves: 2, first: ['c6c7'] }],
    ['the last queen taken', 'knights', '4k3/8/8/3q4/8/2N5/8/Q3K1n1 w - - 0 9', 1, { moves: 1, first: ['c3d5'] }],
  ])('%s', async (_what, slug, fen, atMost, win) => {
    expect(await winOf(positionOf(slug, fen), atMost)).toEqual(win);
  });

  it.each([
    ['what takes longer', 'chess', 'k7/8/2K5/8/8/8/8/1R6 w - - 0 1', 1],
    ['a game that is over', 'chess', 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1', 3],
  ])('is not %s', async (_what, slug, fen, atMost) => {
    expect(await winOf(positionOf(slug, fen), atMost)).toBeUndefined();
  });

  it('is not claimed when there was no time to prove it', async () => {
    expect(await winOf(positionOf('chess', 'k7/8/2K5/8/8/8/8/1R6 w - - 0 1'), 3, 30)).toBeUndefined();
  });
});

interface Mate {
  readonly variant: string;
  readonly fen: string;
  readonly moves: number;
  readonly first: readonly string[];
}

const FIXTURE = new URL('../../../packages/core/fixtures/mates.json', import.meta.url);
const { positions } = JSON.parse(readFileSync(FIXTURE, 'utf8')) as { readonly positions: readonly Mate[] };

it.each(positions.filter(({ moves }) => moves === 2))(
  'is proved again: $variant $fen',
  async ({ variant, fen, moves, first }) => {
    expect(await winOf(positionOf(variant, fen), moves)).toEqual({ moves, first });
  },
);
