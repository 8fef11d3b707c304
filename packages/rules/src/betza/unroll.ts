/**
 * Groups of legs that may be repeated, spelled out. When every repetition continues the same way over empty squares, the moves are
 * one ride, however long; otherwise each number of repetitions is a way of its own, and there must be a limit.
 */
import type { Bend, Course, Demand } from '../movement/pattern.js';
import { isZero, minus, NOWHERE, plus } from '../movement/vector.js';
import type { BetzaAtom } from './ast.js';
import { legsOf } from './repeat.js';
import { type Leap, type Part, type Route, routesOf } from './walk.js';

/** Twice the eight turns that a circle has, and one: what has a period shows it by then. */
const ENOUGH = 17;

/** The parts of an atom that is no chain, with its group there so many times. */
export function partsOf(atom: BetzaAtom, times = 0): readonly Part[] {
  return legsOf(atom, times).map((leg) => ({ letter: atom.letter, range: atom.range, leg, isLink: false }));
}

/** The routes of an atom for every number of repetitions; undefined when they would never end. */
export function unrolled(atom: BetzaAtom, spend: () => boolean): readonly Route[] | undefined {
  const most = atom.repeat?.times ?? 0;
  const routes = (times: number): readonly Route[] => routesOf(partsOf(atom, times), atom.initial, spend);
  if (most === 0) return routes(0);
  const rides = asRides(atom, routes);
  if (rides !== undefined) return rides;
  if (most === Infinity) return undefined;
  return Array.from({ length: most + 1 }, (_, times) => routes(times)).flat();
}

/** The routes as rides: one for each of the longest, if all shorter ones lie on them and nothing branches. */
function asRides(atom: BetzaAtom, routes: (times: number) => readonly Route[]): readonly Route[] | undefined {
  const most = Math.min(atom.repeat?.times ?? 0, ENOUGH);
  const some = Array.from({ length: Math.min(most, 2) + 1 }, (_, times) => routes(times));
  const once = some[1] ?? [];
  const isPlain = some.flat().every(({ trail }) => trail !== undefined);
  // How the move may end must not depend on how long it is.
  const endings = new Set(some.flat().map(({ leg }) => leg.modes.map(({ letter }) => letter).join('')));
  if (!isPlain || endings.size > 1 || some.some((all, times) => times > 1 && all.length !== once.length))
    return undefined;
  const longest = most <= 2 ? (some[most] ?? []) : routes(most);
  const counts = Array.from({ length: most + 1 }, (_, times) => partsOf(atom, times).length);
  const trails = longest.map(({ trail = [] }) => trail);
  if (longest.length !== once.length || !some.every((all, times) => liesOn(all, trails, counts[times] ?? 0))) {
    return undefined;
  }
  const isEndless = atom.repeat?.times === Infinity;
  const leg = longest[0]?.leg ?? atom.legs[0];
  const courses = trails.map((trail) => ridesAlong(trail, counts, isEndless));
  if (!courses.every((course) => course !== undefined)) return undefined;
  return courses.flat().map((course) => ({ approach: [], course, hop: undefined, leg, trail: undefined }));
}

/** Whether the routes are the beginnings of the trails, and all of them. */
function liesOn(routes: readonly Route[], trails: readonly (readonly Leap[])[], count: number): boolean {
  const key = (trail: readonly Leap[]): string => JSON.stringify(trail);
  const beginnings = new Set(trails.map((trail) => key(trail.slice(0, count))));
  const ends = new Set(routes.map(({ trail = [] }) => key(trail)));
  return beginnings.size === ends.size && [...ends].every((end) => beginnings.has(end));
}

/**
 * The landings along a trail: one ride, or where only what comes behind the first landing repeats itself, that one and a ride onwards.
 * @param counts how many leaps of the trail lead to each landing
 */
function ridesAlong(
  trail: readonly Leap[],
  counts: readonly number[],
  isEndless: boolean,
): readonly Course[] | undefined {
  const [first, ...others] = counts.map((count, i) => strideOf(trail.slice(counts[i - 1] ?? 0, count)));
  if (first === undefined) return undefined;
  const whole = rideOf([first, ...others], isEndless);
  if (whole !== undefined) return [whole];
  const onward = rideOf(others, isEndless);
  if (onward === undefined) return undefined;
  const demands = [...first.via, first.stride].map((at): Demand => ({ at, holds: 'nothing' }));
  return [
    { ...first, range: 1 },
    { ...onward, origin: first.stride, demands },
  ];
}

/** The strides as one course; undefined when they have no end and no period. */
function rideOf(strides: readonly Bend[], isEndless: boolean): Course | undefined {
  const period = periodOf(strides);
  // What shows no period within its length has none, unless it ends there.
  if (isEndless && period > strides.length / 2) return undefined;
  const [first, ...bends] = strides.slice(0, period);
  if (first === undefined) return undefined;
  return { ...first, ...(bends.length > 0 && { bends }), range: isEndless ? Infinity : strides.length };
}

function strideOf(leaps: readonly Leap[]): Bend {
  let at = NOWHERE;
  const via = leaps.flatMap((leap, i) => {
    const passed = leap.via.map((square) => plus(at, square));
    at = plus(at, leap.leap);
    return i < leaps.length - 1 ? [...passed, at] : passed;
  });
  return { stride: at, via };
}

/** After how many strides they come again. */
function periodOf(strides: readonly Bend[]): number {
  const isSame = (a: Bend, b: Bend | undefined): boolean =>
    b !== undefined && isZero(minus(a.stride, b.stride)) && String(a.via) === String(b.via);
  const lengths = strides.map((_, i) => i + 1);
  return lengths.find((length) => strides.every((stride, i) => i < length || isSame(stride, strides[i - length]))) ?? 0;
}
