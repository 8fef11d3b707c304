/** Clocks as the page sets and shows them; how they run is `@hippodrome/rules`’ affair. */
import { type Clock, type Colour, newClock, readClock } from '@hippodrome/rules';

const MINUTE = 60_000;
const SECOND = 1000;

/** A Fischer clock: a stock of time for each side and an increment for each move. */
export interface ClockSetting {
  readonly minutes: number;
  /** Seconds. */
  readonly increment: number;
}

/** A clock that stands: the first move of a game costs no time. */
export function clockOf({ minutes, increment }: ClockSetting): Clock {
  return newClock({ kind: 'fischer', initial: minutes * MINUTE, increment: increment * SECOND });
}

/** Milliseconds left for a side, never below 0. */
export function timeLeft(clock: Clock, side: Colour, now: number): number {
  return readClock(clock, side, now).total;
}

/** `1:02:03`, `4:05`, and with tenths below ten seconds: `0:09.4`. Rounded so that 0:00 means that the time is up. */
export function formatTime(milliseconds: number): string {
  if (milliseconds < 10 * SECOND)
    return `0:0${(Math.ceil(milliseconds / 100) / 10).toFixed(1)}`.replace('0:010.0', '0:10');
  const seconds = Math.ceil(milliseconds / SECOND);
  const two = (part: number): string => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
