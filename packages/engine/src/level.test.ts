import { startPosition } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { positionOf, shipped } from '../test-support/games.js';
import { chooseMove } from './choose-move.js';
import { imperfectionOf, LEVELS, limitsOf, MILLISECONDS } from './level.js';
import { createKeys } from './search/key.js';

const rules = shipped('chess');
const open = positionOf(rules, '4k3/8/8/8/8/8/8/R3K3 w - - 0 1');

/** How many of a thousand players overlook the rook's ride from a1 to a square. */
function oversights(level: 1 | 2 | 3, to: number, recaptures?: number): number {
  const move = {
    type: 'step',
    from: 0,
    to,
    piece: rules.kindNamed('rook')?.white,
    promotion: 0,
    captures: [],
    passed: [],
  } as never;
  const key = createKeys(rules).of(open);
  return Array.from({ length: 1000 }, (_, seed) => imperfectionOf(level, rules, seed, recaptures)).filter(
    ({ overlooks }) => overlooks?.(move, key) === true,
  ).length;
}

const A2 = 8;
const A8 = 56;

describe('levels', () => {
  it('leave time within two seconds', () => {
    for (const level of LEVELS) expect(limitsOf(level).milliseconds).toBe(MILLISECONDS);
    expect(MILLISECONDS).toBeLessThan(1800);
  });

  it('overlook long rides sooner than short ones, and less the better they are', () => {
    expect(oversights(1, A8)).toBeGreaterThan(2 * oversights(1, A2));
    expect(oversights(2, A8)).toBeLessThan(oversights(1, A8));
    expect(oversights(2, A8)).toBeGreaterThan(0);
    expect(oversights(3, A8)).toBe(0);
  });

  it('never overlook where the opponent has just captured', () => {
    expect(oversights(1, A8, A8)).toBe(0);
  });

  it('look less far when they are weak', () => {
    const depth = (level: 1 | 2 | 3): number =>
      chooseMove(startPosition(rules), [], { level, seed: 1, limits: { ...limitsOf(level), nodes: 30_000 } })?.depth ??
      0;
    expect(depth(1)).toBe(1);
    expect(depth(2)).toBeGreaterThan(depth(1));
    expect(depth(3)).toBeGreaterThan(depth(2));
  });
});
