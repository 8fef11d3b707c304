import type { PgnGame, Ruleset } from '@hippodrome/rules';
import { describe, expect, it, vi } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { readElsewhere } from './elsewhere.js';

const SLUGS = ['nightrider', 'cavalier', 'knights', 'spider-rider', 'wide-nightrider'];
const load = vi.fn<(slug: string) => Promise<Ruleset>>(async (slug: string) => rulesOf(slug));
const GAMES = {
  all: SLUGS.map((slug) => ({ slug, title: slug, board: rulesOf(slug).spec.board })),
  load,
};

async function offersFor(text: string, here?: string): Promise<readonly (string | undefined)[]> {
  load.mockClear();
  return (await readElsewhere(text, here, GAMES)).map(({ tree }: PgnGame) => tree.start?.rules.spec.slug);
}

describe('a FEN', () => {
  it('of another board is offered there, without asking games of other sizes', async () => {
    expect(await offersFor('5k6/12/12/12/12/12/12/12/12/6K4R w K - 0 1', 'nightrider')).toEqual(['wide-nightrider']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('with letters of another game is offered there', async () => {
    expect(await offersFor('4k3/8/8/8/8/8/8/P2MK3 w - - 0 1', 'nightrider')).toEqual(['cavalier']);
  });

  it('that is right nowhere is offered nowhere', async () => {
    expect(await offersFor('4k3/8/8/8/8/8/8/X3K3 w - - 0 1', 'nightrider')).toEqual([]);
  });

  it('where no game is chosen is offered wherever it is right', async () => {
    expect(await offersFor('4k3/8/8/8/8/8/8/N3K3 w - - 0 1')).toEqual(['nightrider', 'cavalier']);
  });
});

describe('a PGN', () => {
  it('that names no game is offered where its moves are right', async () => {
    expect(await offersFor('1... a5 2. a4 *', 'nightrider')).toEqual(['knights']);
  });

  it('that names its game is of that game', async () => {
    expect(await offersFor('[Variant "Nonsense"]\n\n1. e4 *', 'knights')).toEqual([]);
  });
});

it('games that cannot be fetched are left out', async () => {
  const games = { ...GAMES, load: () => Promise.reject(new Error('offline')) };
  expect(await readElsewhere('1. e4 *', undefined, games)).toEqual([]);
});
