import { expect, it } from 'vitest';
import { positionOf } from '../testing/rulesets.js';
import { lead, lostPieces } from './captured.js';
import { checksOf } from './checks.js';
import { holdingsOf } from './holdings.js';

const names = (pieces: readonly { kind: { name: string }; count: number }[] | undefined) =>
  pieces?.map(({ kind, count }) => `${count} ${kind.name}`);

it('the pool is read from the FEN, each side its own', () => {
  const holdings = holdingsOf(positionOf('grand-cavalier', '9k/10/4V5/10/10/10/10/10/10/K9[CQQn] w - - 0 1'));
  expect(names(holdings?.white)).toEqual(['2 queen', '1 cannon']);
  expect(names(holdings?.black)).toEqual(['1 nightrider']);
});

it('there is no pool where no rule keeps one', () => {
  expect(holdingsOf(positionOf('chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'))).toBeUndefined();
});

it('checks are counted where a rule counts them', () => {
  const position = positionOf('three-check', '4k3/8/8/8/8/8/8/4K3 w - - 3+1 0 1');
  expect(checksOf(position)).toEqual({ white: { given: 0, needed: 3 }, black: { given: 2, needed: 3 } });
  expect(checksOf(positionOf('chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'))).toBeUndefined();
});

it('lost pieces are those short of the start, and never the king', () => {
  const start = positionOf('chess', '4k3/ppp5/8/8/8/8/PPP5/3QK3 w - - 0 1');
  const now = positionOf('chess', '4k3/p7/8/8/8/8/PPP5/3QK3 w - - 0 1');
  expect(names(lostPieces(start, now).black)).toEqual(['2 pawn']);
  expect(lostPieces(start, now).white).toEqual([]);
});

it('who is ahead is told only in a game that states what its pieces are worth', () => {
  const wide = positionOf('wide-nightrider', '5k6/12/12/12/12/12/12/12/12/4Q1K5 w - - 0 1');
  expect(lead(wide, 'white')).toBeCloseTo(10.25);
  expect(lead(wide, 'black')).toBeCloseTo(-10.25);
  expect(lead(positionOf('cavalier', '4k3/8/8/8/8/8/8/3QK3 w - - 0 1'), 'white')).toBeUndefined();
});
