/**
 * @module How long a piece is on its way, and where it is when. A slide is one movement; a ride is shown leap by leap: each takes its
 * time, and the piece rests a moment on every square it lands on.
 */
import type { Point } from '../draw/layout.js';

/** Milliseconds of a plain slide unless something else is wished. */
export const USUAL_PACE = 180;

/** Of one leap: which part of its time is movement; the rest is rest. */
const MOVING = 0.78;
/** However far a ride goes, it takes no longer than so many slides. */
const LONGEST = 5;
/** How much larger a piece is in the middle of a leap. */
const RISE = 1.14;

export interface Timing {
  /** Milliseconds from the first square to the last. */
  readonly duration: number;
  /** Of each leap, as parts of the whole: when it begins, and when it lands. */
  readonly leaps: readonly { readonly begin: number; readonly land: number }[];
}

/** @param leaps at least 1 @param pace milliseconds of a plain slide */
export function timing(leaps: number, pace: number): Timing {
  // There is no rest behind the last leap.
  const whole = leaps - 1 + MOVING;
  return {
    duration: Math.min(leaps, LONGEST) * pace,
    leaps: Array.from({ length: leaps }, (_, i) => ({ begin: i / whole, land: (i + MOVING) / whole })),
  };
}

/** Milliseconds after which each square of a way is landed on: when a tick is to be heard. */
export function landingTimes(leaps: number, pace: number): readonly number[] {
  const { duration, leaps: parts } = timing(leaps, pace);
  return parts.map(({ land }) => Math.round(land * duration));
}

export interface Frame {
  /** Part of the whole time. */
  readonly offset: number;
  /** Of the upper left corner of the square that the piece fills. */
  readonly at: Point;
  readonly scale: number;
}

/** @param way upper left corners of squares: the first one, those landed on in between, the last one */
export function frames(way: readonly Point[]): readonly Frame[] {
  const leaps = way.length - 1;
  if (leaps < 1) return [];
  return timing(leaps, 1).leaps.flatMap(({ begin, land }, i): Frame[] => {
    const [from, to] = [way[i] as Point, way[i + 1] as Point];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const rise = leaps === 1 ? [] : [{ offset: (begin + land) / 2, at: middle, scale: RISE }];
    return [{ offset: begin, at: from, scale: 1 }, ...rise, { offset: land, at: to, scale: 1 }];
  });
}
