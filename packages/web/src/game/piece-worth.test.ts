import { expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { worthOf } from './piece-worth.js';

const worth = (slug: string, piece: string) => worthOf(rulesOf(slug)).find(({ kind }) => kind.name === piece);

it('the worth of a piece is what its document says, else what follows from its reach; a royal has none', () => {
  expect(worth('wide-nightrider', 'champion')).toMatchObject({ pawns: 3.48, isStated: true });
  expect(worth('nightrider', 'nightrider')).toMatchObject({ isStated: false });
  expect(worth('nightrider', 'nightrider')?.pawns).toBeGreaterThan(3);
  expect(worth('nightrider', 'king')?.pawns).toBeUndefined();
});
