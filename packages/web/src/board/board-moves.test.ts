import { expectOk, parseMove, play } from '@hippodrome/rules';
import { expect, it } from 'vitest';
import { positionOf } from '../testing/rulesets.js';
import { aheadDestinations, legalDestinations, wayBetween, waysOf } from './board-moves.js';

it('the pieces that take part have the squares of their legal moves, captures told apart', () => {
  const position = positionOf('nightrider', '4k3/8/2p5/8/8/8/8/1N2K3 w - - 0 1');
  const b1 = position.rules.board.find('b1');
  const found = legalDestinations(position, (square) => square === b1);
  expect([...found.keys()]).toEqual(['b1']);
  expect(found.get('b1')).toContainEqual({ to: 'c3', capture: false });
  expect(legalDestinations(position, () => true).has('e1')).toBe(true);
});

it('ahead of its turn a side may be sent onto its own pieces, and captures are those of enemies', () => {
  const position = positionOf('nightrider', '4k3/8/8/2p5/8/1P6/8/N3K3 b - - 0 1');
  const found = aheadDestinations(position, 'white');
  expect([...found.keys()].sort()).toEqual(['a1', 'b3', 'e1']);
  expect(found.get('a1')).toContainEqual({ to: 'b3', capture: false });
  expect(found.get('a1')).toContainEqual({ to: 'c5', capture: true });
});

it('the way of a rider is its landings, before and after the move', () => {
  const before = positionOf('nightrider', '4k3/3p4/8/8/8/8/8/N3K3 w - - 0 1');
  expect(wayBetween(before, 'a1', 'd7')).toEqual(['b3', 'c5']);
  expect(wayBetween(before, 'a2', 'd7')).toEqual([]);
  const move = expectOk(parseMove(before, 'a1d7'));
  expect(waysOf(expectOk(play(before, move)), move)).toEqual([{ from: 'a1', via: ['b3', 'c5'], to: 'd7' }]);
});

it('castling is two ways, a pass none', () => {
  const before = positionOf('chess', '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  const move = expectOk(parseMove(before, 'O-O'));
  expect(waysOf(expectOk(play(before, move)), move)).toEqual([
    { from: 'e1', via: [], to: 'g1' },
    { from: 'h1', via: [], to: 'f1' },
  ]);
  expect(waysOf(before, { type: 'pass' })).toEqual([]);
  expect(waysOf(before, undefined)).toEqual([]);
});
