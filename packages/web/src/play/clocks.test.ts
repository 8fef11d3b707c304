import { flaggedSide, pressClock, runClock, stopClock } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { clockOf, formatTime, timeLeft } from './clocks.js';

const fresh = clockOf({ minutes: 1, increment: 2 });

describe('clocks', () => {
  it('stand until the first move has been made, which costs nothing and earns nothing', () => {
    expect(timeLeft(fresh, 'white', 5000)).toBe(60_000);
    const started = pressClock(fresh, 'white', 5000);
    expect(timeLeft(started, 'white', 9000)).toBe(60_000);
    expect(timeLeft(started, 'black', 9000)).toBe(56_000);
  });

  it('add the increment when a side has moved', () => {
    const clock = pressClock(pressClock(fresh, 'white', 0), 'black', 10_000);
    expect(timeLeft(clock, 'black', 99_000)).toBe(52_000);
    expect(timeLeft(clock, 'white', 11_000)).toBe(59_000);
  });

  it('tell whose time is up, and never show less than nothing', () => {
    const clock = pressClock(fresh, 'black', 0);
    expect(flaggedSide(clock, 59_999)).toBeUndefined();
    expect(flaggedSide(clock, 60_000)).toBe('white');
    expect(timeLeft(clock, 'white', 70_000)).toBe(0);
  });

  it('can be stopped and go on', () => {
    const stopped = stopClock(pressClock(fresh, 'white', 0), 4000);
    expect(timeLeft(stopped, 'black', 50_000)).toBe(56_000);
    expect(flaggedSide(stopped, 500_000)).toBeUndefined();
    expect(timeLeft(runClock(stopped, 'black', 50_000), 'black', 51_000)).toBe(55_000);
  });

  it('do not run backwards when the time of day does', () => {
    expect(timeLeft(pressClock(fresh, 'white', 1000), 'black', 0)).toBe(60_000);
  });

  it.each([
    [3_723_000, '1:02:03'],
    [245_000, '4:05'],
    [244_001, '4:05'],
    [10_000, '0:10'],
    [9999, '0:10'],
    [9400, '0:09.4'],
    [1, '0:00.1'],
    [0, '0:00.0'],
  ])('%i ms is written %s', (milliseconds, text) => {
    expect(formatTime(milliseconds)).toBe(text);
  });
});
