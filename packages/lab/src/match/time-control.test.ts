import { expectOk } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { goArguments } from '../uci/go.js';
import { Clock } from './clock.js';
import { parseClock, writeTimeControl } from './time-control.js';

describe('a time control', () => {
  it.each([
    ['10+0.1', { base: 10_000, increment: 100 }, '10+0.1'],
    ['0.5', { base: 500, increment: 0 }, '0.5'],
    ['1:30+2', { base: 90_000, increment: 2000 }, '90+2'],
    ['40/60', { base: 60_000, increment: 0, moves: 40 }, '40/60'],
    ['40/1:00+1', { base: 60_000, increment: 1000, moves: 40 }, '40/60+1'],
  ])('%s', (text, control, written) => {
    expect(expectOk(parseClock(text))).toEqual({ type: 'clock', ...control });
    expect(writeTimeControl(expectOk(parseClock(text)))).toBe(written);
  });

  it.each(['', '0', '0+1', '-1', '1+', 'fast', '0/10', '1.2345', '10s'])('%j is none', (text) => {
    expect(parseClock(text)).toMatchObject({ ok: false, problems: [{ code: 'match/bad-time-control' }] });
  });
});

describe('a clock', () => {
  it('runs down and gains the increment', () => {
    const clock = new Clock(expectOk(parseClock('1+0.1')));
    clock.spend(300);
    expect(clock.reading).toEqual({ left: 800, increment: 100, movesToGo: undefined });
    expect(clock.limit).toBe(800);
  });

  it('stands at nothing, not below, when the margin was used', () => {
    const clock = new Clock(expectOk(parseClock('1+0.1')));
    clock.spend(1050);
    expect(clock.limit).toBe(100);
  });

  it('gains the time of the next session when the moves are made', () => {
    const clock = new Clock(expectOk(parseClock('2/10')));
    clock.spend(1000);
    expect(clock.reading).toEqual({ left: 9000, increment: 0, movesToGo: 1 });
    clock.spend(1000);
    expect(clock.reading).toEqual({ left: 18_000, increment: 0, movesToGo: 2 });
  });

  it('does not run where the time is for the move, or not limited', () => {
    const clock = new Clock({ type: 'movetime', milliseconds: 50 });
    clock.spend(40);
    expect(clock.limit).toBe(50);
    expect(new Clock({ type: 'nodes', nodes: 5 }).limit).toBeUndefined();
  });
});

it('an engine is told both clocks, and never that there is no time', () => {
  const clocks = {
    white: { left: 1000.7, increment: 100, movesToGo: undefined },
    black: { left: 0, increment: 0, movesToGo: 3 },
  };
  const clock = expectOk(parseClock('10'));
  expect(goArguments(clock, clocks, 'white')).toBe('wtime 1000 btime 1 winc 100 binc 0');
  expect(goArguments(clock, clocks, 'black')).toBe('wtime 1000 btime 1 winc 100 binc 0 movestogo 3');
  expect(goArguments({ type: 'movetime', milliseconds: 50 }, clocks, 'white')).toBe('movetime 50');
  expect(goArguments({ type: 'nodes', nodes: 50 }, clocks, 'white')).toBe('nodes 50');
  expect(goArguments({ type: 'depth', depth: 5 }, clocks, 'white')).toBe('depth 5');
});
