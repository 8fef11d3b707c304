import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allotTime, type ClockState } from './time-manager.js';

/** A clock that a game is played on; what is spent is what the moves cost. */
class FakeClock {
  remaining: number;
  #played = 0;
  readonly control: { readonly base: number; readonly increment: number; readonly moves?: number | undefined };

  constructor(control: FakeClock['control']) {
    this.control = control;
    this.remaining = control.base;
  }

  state(overhead: number): ClockState {
    const { increment, moves } = this.control;
    const movesToGo = moves === undefined ? {} : { movesToGo: moves - (this.#played % moves) };
    return { remaining: this.remaining, increment, overhead, ...movesToGo };
  }

  spend(milliseconds: number): void {
    this.remaining -= milliseconds;
    if (this.remaining <= 0) return;
    this.#played++;
    this.remaining += this.control.increment;
    if (this.control.moves !== undefined && this.#played % this.control.moves === 0)
      this.remaining += this.control.base;
  }
}

const controls = fc.record({
  base: fc.integer({ min: 1000, max: 7_200_000 }),
  increment: fc.integer({ min: 0, max: 30_000 }),
  moves: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
});

/** A search ends between its limits; the one that is never lucky takes all of the hard one. */
const luck = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 60, maxLength: 60 });

describe('the time manager', () => {
  it('never loses on time, as long as the way to the clock takes no longer than the overhead', () => {
    const holds = fc.property(controls, luck, fc.integer({ min: 0, max: 20 }), (control, lots, overhead) => {
      const clock = new FakeClock(control);
      for (const lot of lots) {
        const { milliseconds = 0, softMilliseconds = 0 } = allotTime(clock.state(overhead));
        expect(softMilliseconds).toBeLessThanOrEqual(milliseconds);
        clock.spend(softMilliseconds + lot * (milliseconds - softMilliseconds) + overhead / 2);
        expect(clock.remaining).toBeGreaterThan(0);
      }
    });
    fc.assert(holds);
  });

  it('uses most of its time in a game of ordinary length', () => {
    const clock = new FakeClock({ base: 300_000, increment: 0 });
    for (let move = 0; move < 60; move++) {
      const { milliseconds = 0, softMilliseconds = 0 } = allotTime(clock.state(30));
      clock.spend((softMilliseconds + milliseconds) / 2);
    }
    expect(clock.remaining).toBeLessThan(60_000);
  });

  it('spends more with an increment, less with more moves to go, all but all on the last move', () => {
    const hard = (state: ClockState): number => allotTime(state).milliseconds ?? 0;
    expect(hard({ remaining: 60_000, increment: 2000 })).toBeGreaterThan(hard({ remaining: 60_000 }));
    expect(hard({ remaining: 60_000, movesToGo: 20 })).toBeLessThan(hard({ remaining: 60_000, movesToGo: 10 }));
    expect(hard({ remaining: 60_000, movesToGo: 1 })).toBe(48_000);
  });

  it.each([0, -500, 20])('still has a moment to move with %i milliseconds left', (remaining) => {
    expect(allotTime({ remaining, overhead: 30 })).toEqual({ milliseconds: 1, softMilliseconds: 0 });
  });
});
