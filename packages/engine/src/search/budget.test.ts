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

  it('begins an iteration as long as a soft limit allows', () => {
    const { now, set } = clock();
    const budget = new Budget({ milliseconds: 1000, softMilliseconds: 900 }, now);
    set(899);
    expect(budget.allowsIteration(5)).toBe(true);
    set(900);
    expect(budget.allowsIteration(5)).toBe(false);
    expect(budget.savesTime).toBe(true);
    expect(new Budget({ depth: 3 }, now).savesTime).toBe(false);
  });

  it('ends soon after a signal', () => {
    let stopped = false;
    const budget = new Budget({}, () => 0, { stopped: () => stopped, ponderHit: () => undefined });
    expect(spendAll(budget, 1000)).toBe(1000);
    stopped = true;
    expect(spendAll(budget)).toBeLessThanOrEqual(16);
  });

  it('has no time limit while it ponders, and those that come with the hit from then on', () => {
    const { now, set } = clock();
    let hit: { milliseconds: number } | undefined;
    const budget = new Budget({ milliseconds: 1 }, now, { stopped: () => false, ponderHit: () => hit }, true);
    set(5000);
    expect(spendAll(budget, 1000)).toBe(1000);
    hit = { milliseconds: 200 };
    expect(spendAll(budget, 1000)).toBe(1000);
    set(5199);
    expect(spendAll(budget, 1000)).toBe(1000);
    set(5200);
    expect(spendAll(budget)).toBeLessThanOrEqual(16);
    expect(budget.milliseconds).toBe(5200);
  });
});
