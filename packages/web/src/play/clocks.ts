/**
 * Fischer clocks: a stock of time for each side and an increment for each move. Plain values; the time of day is handed in, so that
 * nothing here waits or ticks. The first move of a game costs no time: the clock starts when it has been made.
 */
import type { ByColour, Colour } from '@hippodrome/rules';

const MINUTE = 60_000;
const SECOND = 1000;

export interface ClockSetting {
  readonly minutes: number;
  /** Seconds. */
  readonly increment: number;
}

export interface Clock {
  readonly setting: ClockSetting;
  /** Milliseconds left when the clock was last touched. */
  readonly left: ByColour<number>;
  /** Whose time is running since when; nobody's while the clock stands. */
  readonly running: { readonly side: Colour; readonly since: number } | undefined;
}

export function newClock(setting: ClockSetting): Clock {
  const stock = setting.minutes * MINUTE;
  return { setting, left: { white: stock, black: stock }, running: undefined };
}

/** Milliseconds left for a side, never below 0. */
export function timeLeft(clock: Clock, side: Colour, now: number): number {
  const { running } = clock;
  const spent = running?.side === side ? Math.max(0, now - running.since) : 0;
  return Math.max(0, clock.left[side] - spent);
}

/** The side has moved: its time stops, it gets the increment if its time was running, and the other side's begins. */
export function press(clock: Clock, moved: Colour, now: number): Clock {
  const ran = clock.running?.side === moved;
  const left = timeLeft(clock, moved, now) + (ran ? clock.setting.increment * SECOND : 0);
  const next = moved === 'white' ? 'black' : 'white';
  return { ...clock, left: { ...clock.left, [moved]: left }, running: { side: next, since: now } };
}

/** Nobody's time runs any more. */
export function stop(clock: Clock, now: number): Clock {
  const left = { white: timeLeft(clock, 'white', now), black: timeLeft(clock, 'black', now) };
  return { ...clock, left, running: undefined };
}

/** The side's time begins to run, or goes on after a pause. */
export function run(clock: Clock, side: Colour, now: number): Clock {
  return { ...stop(clock, now), running: { side, since: now } };
}

/** The side whose time is up. */
export function flagged(clock: Clock, now: number): Colour | undefined {
  const side = clock.running?.side;
  return side !== undefined && timeLeft(clock, side, now) <= 0 ? side : undefined;
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
