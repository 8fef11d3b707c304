/**
 * A pair of chess clocks. Plain values: the time of day is handed in as milliseconds, so that nothing here waits or ticks, and whoever
 * holds the log of a game comes to the same times.
 */
import { type ByColour, type Colour, opposite } from '../colour.js';
import type { TimeControl } from './control.js';

export interface Clock {
  readonly control: TimeControl;
  /** Milliseconds of the stock that are left, or of the move's limit, as of when the side's time last stopped. */
  readonly left: ByColour<number>;
  /** Periods of byo-yomi that are left. */
  readonly periods: ByColour<number>;
  /** Whose time is running since when; nobody's while the clock stands. */
  readonly running: { readonly side: Colour; readonly since: number } | undefined;
}

/** A side's time as its player sees it. All are milliseconds. */
export interface Reading {
  /** What is left before the flag falls: Infinity without a limit. */
  readonly total: number;
  /** What the face shows: the stock, or the period that is running. */
  readonly shown: number;
  /** How much of the move costs nothing yet. */
  readonly free: number;
  /** Periods of byo-yomi left, the running one included. */
  readonly periods: number;
}

/** A clock that stands. A Fischer clock gives its increment for the first move too, so a stock of 0 does not lose at once. */
export function newClock(control: TimeControl): Clock {
  const stock = stockOf(control);
  const periods = control.kind === 'byo-yomi' ? control.periods : 0;
  return { control, left: both(stock), periods: both(periods), running: undefined };
}

export function readClock(clock: Clock, side: Colour, now: number): Reading {
  const { control } = clock;
  const spent = spentBy(clock, side, now);
  const left = clock.left[side];
  const periods = clock.periods[side];
  switch (control.kind) {
    case 'unlimited':
      return { total: Number.POSITIVE_INFINITY, shown: Number.POSITIVE_INFINITY, free: 0, periods };
    case 'delay': {
      const total = Math.max(0, left - Math.max(0, spent - control.delay));
      const waiting = clock.running?.side === side ? Math.max(0, control.delay - spent) : 0;
      return { total, shown: total, free: waiting, periods };
    }
    case 'byo-yomi': {
      const total = Math.max(0, left + periods * control.period - spent);
      const inPeriods = Math.min(total, periods * control.period);
      const current = inPeriods - (Math.ceil(inPeriods / control.period) - 1) * control.period;
      const isInStock = left > spent;
      return {
        total,
        shown: isInStock ? left - spent : inPeriods > 0 ? current : 0,
        free: 0,
        periods: isInStock ? periods : Math.ceil(inPeriods / control.period),
      };
    }
    case 'fischer':
    case 'per-move': {
      const total = Math.max(0, left - spent);
      return { total, shown: total, free: 0, periods };
    }
  }
}

/**
 * The side has moved: its time stops, with what the control gives for a move, and the other side's begins.
 *
 * @param credit milliseconds that the move spent on its way and that do not count
 */
export function pressClock(clock: Clock, moved: Colour, now: number, credit = 0): Clock {
  const stopped = clock.running?.side === moved ? afterMove(clock, moved, now - credit) : clock;
  return { ...stopped, running: { side: opposite(moved), since: now } };
}

/** Nobody's time runs any more. What was spent since the last move stays spent, save that a move's own limit stops with it. */
export function stopClock(clock: Clock, now: number): Clock {
  const { running } = clock;
  if (running === undefined) return clock;
  return { ...withStock(clock, running.side, now), running: undefined };
}

/** The side's time begins to run, or goes on after a pause. */
export function runClock(clock: Clock, side: Colour, now: number): Clock {
  return { ...stopClock(clock, now), running: { side, since: now } };
}

/** Gives a side time, as a courtesy or after a fault. @param milliseconds more than 0 */
export function addTime(clock: Clock, side: Colour, milliseconds: number): Clock {
  return { ...clock, left: { ...clock.left, [side]: clock.left[side] + milliseconds } };
}

/** When the flag falls if nobody moves; undefined while no limited time runs. */
export function deadlineOf({ control, left, periods, running }: Clock): number | undefined {
  if (running === undefined || control.kind === 'unlimited') return undefined;
  const free = control.kind === 'delay' ? control.delay : 0;
  const more = control.kind === 'byo-yomi' ? periods[running.side] * control.period : 0;
  return running.since + left[running.side] + free + more;
}

/** The side whose time is up. */
export function flaggedSide(clock: Clock, now: number): Colour | undefined {
  const deadline = deadlineOf(clock);
  return deadline !== undefined && now >= deadline ? clock.running?.side : undefined;
}

function stockOf(control: TimeControl): number {
  switch (control.kind) {
    case 'fischer':
      return control.initial === 0 ? control.increment : control.initial;
    case 'delay':
    case 'byo-yomi':
      return control.initial;
    case 'per-move':
      return control.limit;
    case 'unlimited':
      return 0;
  }
}

/** The side's own time as it stands after a move, without the other's. */
function afterMove(clock: Clock, side: Colour, now: number): Clock {
  const { control } = clock;
  if (control.kind === 'per-move') return withLeft(clock, side, control.limit);
  const spent = withStock(clock, side, now);
  return control.kind === 'fischer' ? withLeft(spent, side, spent.left[side] + control.increment) : spent;
}

function withStock(clock: Clock, side: Colour, now: number): Clock {
  const { total, periods } = readClock(clock, side, now);
  switch (clock.control.kind) {
    case 'unlimited':
      return clock;
    case 'byo-yomi':
      return {
        ...withLeft(clock, side, Math.max(0, clock.left[side] - spentBy(clock, side, now))),
        periods: { ...clock.periods, [side]: periods },
      };
    case 'fischer':
    case 'delay':
    case 'per-move':
      return withLeft(clock, side, total);
  }
}

function withLeft(clock: Clock, side: Colour, left: number): Clock {
  return { ...clock, left: { ...clock.left, [side]: left } };
}

function spentBy({ running }: Clock, side: Colour, now: number): number {
  return running?.side === side ? Math.max(0, now - running.since) : 0;
}

function both(value: number): ByColour<number> {
  return { white: value, black: value };
}
