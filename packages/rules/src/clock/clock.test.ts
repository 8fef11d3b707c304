import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Colour, opposite } from '../colour.js';
import {
  addTime,
  type Clock,
  deadlineOf,
  flaggedSide,
  newClock,
  pressClock,
  readClock,
  runClock,
  stopClock,
} from './clock.js';
import type { TimeControl } from './control.js';

const total = (clock: Clock, side: Colour, now: number): number => readClock(clock, side, now).total;

describe('a Fischer clock', () => {
  const start = newClock({ kind: 'fischer', initial: 60_000, increment: 2000 });

  it('stands until it is pressed, and the first press costs nothing', () => {
    expect(deadlineOf(start)).toBeUndefined();
    const pressed = pressClock(start, 'white', 5000);
    expect(pressed).toMatchObject({ left: { white: 60_000, black: 60_000 }, running: { side: 'black', since: 5000 } });
  });

  it('takes what a move took and gives the increment', () => {
    const moved = pressClock(runClock(start, 'white', 1000), 'white', 11_000);
    expect(moved.left.white).toBe(52_000);
    expect(pressClock(runClock(start, 'white', 1000), 'white', 11_000, 500).left.white).toBe(52_500);
  });

  it('flags at its deadline, not before', () => {
    const running = runClock(start, 'black', 1000);
    expect(deadlineOf(running)).toBe(61_000);
    expect(flaggedSide(running, 60_999)).toBeUndefined();
    expect(flaggedSide(running, 61_000)).toBe('black');
    expect(flaggedSide(addTime(running, 'black', 15_000), 61_000)).toBeUndefined();
  });

  it('with nothing but an increment has it from the start', () => {
    expect(total(newClock({ kind: 'fischer', initial: 0, increment: 3000 }), 'white', 0)).toBe(3000);
  });
});

describe('a clock with delay', () => {
  const running = runClock(newClock({ kind: 'delay', initial: 10_000, delay: 3000 }), 'white', 0);

  it('does not count the beginning of a move', () => {
    expect(readClock(running, 'white', 2000)).toEqual({ total: 10_000, shown: 10_000, free: 1000, periods: 0 });
    expect(pressClock(running, 'white', 2999).left.white).toBe(10_000);
    expect(pressClock(running, 'white', 7000).left.white).toBe(6000);
    expect(deadlineOf(running)).toBe(13_000);
  });
});

describe('byo-yomi', () => {
  const running = runClock(newClock({ kind: 'byo-yomi', initial: 10_000, periods: 3, period: 5000 }), 'white', 0);

  it.each([
    [0, { shown: 10_000, periods: 3 }],
    [9999, { shown: 1, periods: 3 }],
    [10_000, { shown: 5000, periods: 3 }],
    [14_999, { shown: 1, periods: 3 }],
    [15_000, { shown: 5000, periods: 2 }],
    [24_000, { shown: 1000, periods: 1 }],
    [25_000, { shown: 0, periods: 0, total: 0 }],
  ])('after %i milliseconds', (now, reading) => {
    expect(readClock(running, 'white', now)).toMatchObject(reading);
  });

  it('gives back the period that a move was made in, and takes those that went by', () => {
    const moved = pressClock(running, 'white', 17_000);
    expect([moved.left.white, moved.periods.white]).toEqual([0, 2]);
    const again = runClock(moved, 'white', 100_000);
    expect(readClock(again, 'white', 104_000)).toMatchObject({ shown: 1000, periods: 2, total: 6000 });
    expect(pressClock(again, 'white', 104_000).periods.white).toBe(2);
    expect(deadlineOf(again)).toBe(110_000);
  });
});

describe('time for each move', () => {
  const start = newClock({ kind: 'per-move', limit: 86_400_000 });

  it('begins anew with every move', () => {
    const moved = pressClock(runClock(start, 'white', 0), 'white', 80_000_000);
    expect([moved.left.white, deadlineOf(moved)]).toEqual([86_400_000, 166_400_000]);
  });

  it('is kept over a pause', () => {
    const paused = stopClock(runClock(start, 'white', 0), 80_000_000);
    expect(deadlineOf(runClock(paused, 'white', 200_000_000))).toBe(206_400_000);
  });
});

it('without a limit nobody flags', () => {
  const running = runClock(newClock({ kind: 'unlimited' }), 'white', 0);
  expect(deadlineOf(running)).toBeUndefined();
  expect(total(pressClock(running, 'white', 1e9), 'black', 1e15)).toBe(Number.POSITIVE_INFINITY);
});

const stock = fc.integer({ min: 0, max: 100_000 });
const control: fc.Arbitrary<TimeControl> = fc.oneof(
  fc.record({ kind: fc.constant('fischer' as const), initial: stock, increment: stock }),
  fc.record({ kind: fc.constant('delay' as const), initial: stock, delay: stock }),
  fc.record({
    kind: fc.constant('byo-yomi' as const),
    initial: stock,
    periods: fc.integer({ min: 1, max: 5 }),
    period: fc.integer({ min: 1000, max: 60_000 }),
  }),
  fc.record({ kind: fc.constant('per-move' as const), limit: stock }),
);

test.prop([control, fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { maxLength: 20 })])(
  'who moves before the deadline never flags, and what is left agrees with the deadline',
  (given, moves) => {
    let clock = runClock(newClock(given), 'white', 0);
    let side: Colour = 'white';
    let now = 0;
    for (const part of moves) {
      const deadline = deadlineOf(clock) as number;
      expect(deadline - now).toBe(total(clock, side, now) + readClock(clock, side, now).free);
      if (deadline === now) return;
      now += Math.floor((deadline - now) * part);
      expect(flaggedSide(clock, now)).toBeUndefined();
      expect(total(clock, side, now)).toBeGreaterThan(0);
      clock = pressClock(clock, side, now);
      side = opposite(side);
    }
    expect(flaggedSide(clock, deadlineOf(clock) as number)).toBe(side);
  },
);
