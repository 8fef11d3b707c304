import { describe, expect, it } from 'vitest';
import { Budget } from './budget.js';

/** A clock that stands still until it is set. */
function clock() {
  let time = 1000;
  return { now: () => time, set: (elapsed: number) => (time = 1000 + elapsed) };
}

function spendAll(budget: Budget, most = 10_000): number {
  let spent = 0;
  while (spent < most && budget.spend()) spent++;
  return spent;
}

describe('a budget', () => {
  it('allows exactly so many nodes', () => {
    const budget = new Budget({ nodes: 37 }, () => 0);
    expect(spendAll(budget)).toBe(37);
    expect(budget.nodes).toBe(37);
    expect(budget.exhausted).toBe(true);
    expect(budget.spend()).toBe(false);
  });

  it('notices within a few nodes that time is up', () => {
    const { now, set } = clock();
    const budget = new Budget({ milliseconds: 500 }, now);
    expect(spendAll(budget, 1000)).toBe(1000);
    set(499);
    expect(spendAll(budget, 1000)).toBe(1000);
    set(500);
    expect(spendAll(budget)).toBeLessThanOrEqual(16);
    expect(budget.exhausted).toBe(true);
  });

  it('begins no iteration that it could hardly finish', () => {
    const { now, set } = clock();
    const budget = new Budget({ milliseconds: 1000 }, now);
    set(500);
    expect(budget.allowsIteration(5)).toBe(true);
    set(600);
    expect(budget.allowsIteration(5)).toBe(false);
    expect(budget.allowsIteration(1)).toBe(true);
  });

  it('ends at a depth', () => {
    const budget = new Budget({ depth: 3 }, () => 0);
    expect(budget.allowsIteration(3)).toBe(true);
    expect(budget.allowsIteration(4)).toBe(false);
  });
});
